import type { Feature } from "@/lib/feature";

export const products = {
  name: "products",
  callGroups: {
    Billing: "Plans, payments, subscriptions and invoices. While billing is turned off, these calls return 404.",
  },
  models: { Product: "installation", Price: "installation" },
} as const satisfies Feature;
