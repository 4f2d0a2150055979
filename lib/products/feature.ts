import type { Feature } from "@/lib/feature";

export const products = {
  name: "products",
  callGroups: { Billing: "The plans that users can subscribe to." },
  models: { Product: "site", Price: "site" },
} as const satisfies Feature;
