import type { Terms } from "@/lib/billing/gateway";
import { advance, nextAt, startSubscription, type TestInvoice } from "@/lib/test-gateway/machine";

const MONTHLY: Terms = {
  productId: 1,
  priceId: 1,
  product: "Pro",
  amount: 1900,
  currency: "EUR",
  interval: "month",
  intervalCount: 1,
  trialDays: 0,
  taxRate: 1900,
};
/** How late the renewal job runs. */
const LATE_MS = 7 * 60_000;

/** Starts a subscription at `start` and renews it until `end`. Returns its invoices. */
export function invoicesUntil(start: string, end: string, changes: Partial<Terms> = {}): TestInvoice[] {
  let state = startSubscription({ ...MONTHLY, ...changes }, "works", Date.parse(start));
  for (let at = nextAt(state); at !== null && at <= Date.parse(end); at = nextAt(state))
    state = advance(state, at + LATE_MS);
  return state.invoices;
}
