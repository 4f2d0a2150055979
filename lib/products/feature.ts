import type { Feature } from "@/lib/feature";

export const products = {
  name: "products",
  models: { Product: "site", Price: "site" },
} as const satisfies Feature;
