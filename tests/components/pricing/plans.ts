import type { PriceJson } from "@/lib/billing/schema";
import type { ProductJson } from "@/lib/products/schema";

export const price = (id: number, amount: number, changes: Partial<PriceJson> = {}): PriceJson => ({
  id,
  amount,
  currency: "USD",
  interval: "month",
  interval_count: 1,
  ...changes,
});

/** A plan for 12 dollars a month or 120 a year. */
export const planOf = (changes: Partial<ProductJson> = {}): ProductJson => ({
  id: 3,
  name: "Studio",
  description: "For people who make sites for a living.",
  hidden: false,
  offer_url: null,
  free: false,
  recommended: false,
  feature_list: ["30 projects", "API"],
  position: 0,
  trial_days: 0,
  permissions: [],
  prices: [price(7, 12), price(8, 120, { interval: "year" })],
  created_at: "2026-11-01T10:00:00.000Z",
  updated_at: "2026-11-01T10:00:00.000Z",
  ...changes,
});
