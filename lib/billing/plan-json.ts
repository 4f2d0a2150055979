import type { Cycle } from "@/lib/billing/periods";
import { toMajor } from "@/lib/money";

type PlanRow = {
  product: { id: number; name: string };
  price: { id: number; amount: number; currency: string; interval: string; intervalCount: number };
};

export const planRefJson = ({ product: { id, name }, price }: PlanRow) => ({
  product: { id, name },
  price: {
    id: price.id,
    amount: toMajor(price.amount, price.currency),
    currency: price.currency,
    interval: price.interval as Cycle["interval"],
    interval_count: price.intervalCount,
  },
});
