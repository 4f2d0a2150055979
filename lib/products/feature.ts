import type { Feature } from "@/lib/feature";

export const products = {
  name: "products",
  callGroups: { Billing: "Plans, payments, subscriptions and invoices. Not found while billing is turned off." },
  models: { Product: "installation", Price: "installation" },
} as const satisfies Feature;
