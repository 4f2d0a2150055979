import "server-only";
import { requireBilling } from "@/lib/billing/require-billing";
import { inBatches } from "@/lib/db/batches";
import type { CsvColumns, CsvFile } from "@/lib/http/csv";
import type { SubscriptionJson, SubscriptionSearch } from "@/lib/subscriptions/schema";
import { findSubscriptions, subscriptionsMatching } from "@/lib/subscriptions/subscriptions";

const COLUMNS: CsvColumns<SubscriptionJson> = {
  id: ({ id }) => id,
  email: ({ user }) => user.email,
  product: ({ product }) => product.name,
  amount: ({ price }) => price.amount,
  currency: ({ price }) => price.currency,
  interval: ({ price }) => price.interval,
  interval_count: ({ price }) => price.interval_count,
  gateway: ({ gateway }) => gateway,
  status: ({ status }) => status,
  valid: ({ valid }) => valid,
  period_end: ({ period_end }) => period_end,
  cancel_at_period_end: ({ cancel_at_period_end }) => cancel_at_period_end,
  ended_at: ({ ended_at }) => ended_at,
  created_at: ({ created_at }) => created_at,
};

/** The matching subscriptions of all users, as a CSV file. */
export async function subscriptionCsv(search: SubscriptionSearch): Promise<CsvFile<SubscriptionJson>> {
  await requireBilling();
  const matching = await subscriptionsMatching(search);
  const batches = inBatches(({ where, ...batch }) =>
    findSubscriptions({ ...batch, where: { AND: [matching, where] } }),
  );
  return { name: "subscriptions", columns: COLUMNS, batches };
}
