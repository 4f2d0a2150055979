import "server-only";
import type { Tx } from "@/lib/db/db";
import type { ChangedInvoice } from "@/lib/invoices/save-invoices";
import type { Notice } from "@/lib/notice-kinds";
import { notify } from "@/lib/notices/notify";
import {
  cancelledNotice,
  endedNotice,
  paymentFailedNotice,
  receiptNotice,
  refundNotice,
} from "@/lib/subscriptions/notices";
import type { WordsFor } from "@/lib/subscriptions/words";

type State = { cancelAtPeriodEnd: boolean; endedAt: Date | null; failedPayments: number };
type Changes = {
  userId: number;
  before: State | null;
  after: State & { productId: number; periodEnd: Date; nextPaymentAt: Date | null; paymentUrl: string | null };
  invoices: readonly ChangedInvoice[];
  wordsFor: WordsFor;
};

const NOTICES = { paid: receiptNotice, refunded: refundNotice } as const;

/** Tells a user what has changed in their subscription: payments, refunds, failed payments, cancellation and end. */
export async function tellChanges(tx: Tx, { userId, before, after, invoices, wordsFor }: Changes): Promise<void> {
  const { product, date, money } = await wordsFor(tx, userId, after.productId);
  const notices: Notice[] = invoices
    .filter(({ total }) => total > 0)
    .map(({ change, number, total, currency }) => NOTICES[change].with({ number, amount: money(total, currency) }));
  if (after.failedPayments > (before?.failedPayments ?? 0)) {
    const retry = after.nextPaymentAt && date(after.nextPaymentAt);
    notices.push(paymentFailedNotice.with({ product, retry, canPay: after.paymentUrl !== null }));
  }
  if (after.endedAt && !before?.endedAt) notices.push(endedNotice.with({ product }));
  else if (after.cancelAtPeriodEnd && !before?.cancelAtPeriodEnd && !after.endedAt) {
    notices.push(cancelledNotice.with({ product, date: date(after.periodEnd) }));
  }
  for (const notice of notices) await notify(tx, [userId], notice);
}
