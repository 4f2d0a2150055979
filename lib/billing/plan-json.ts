import type { PriceJson } from "@/lib/billing/schema";
import { toMajor } from "@/lib/money";

type PriceRow = { id: number; amount: number; currency: string; interval: string; intervalCount: number };
type PlanRow = { product: { id: number; name: string }; price: PriceRow };

export const planRefJson = ({ product: { id, name }, price }: PlanRow) => ({
  product: { id, name },
  price: priceJson(price),
});

export const priceJson = ({ id, amount, currency, interval, intervalCount }: PriceRow): PriceJson => ({
  id,
  amount: toMajor(amount, currency),
  currency,
  interval: interval as PriceJson["interval"],
  interval_count: intervalCount,
});
