import "server-only";
import type { Tx } from "@/lib/db/db";
import type { ChangedInvoice } from "@/lib/invoices/save-invoices";
import type { Notice } from "@/lib/notice-kinds";
import { notify } from "@/lib/notices/notify";
import type { NoticeDetailsFor } from "@/lib/subscriptions/notice-details";
import {
  cancelledNotice,
  endedNotice,
  paymentFailedNotice,
  receiptNotice,
  refundNotice,
} from "@/lib/subscriptions/notices";

type State = { cancelAtPeriodEnd: boolean; endedAt: Date | null; failedPayments: number };
type Changes = {
  userId: number;
  before: State | null;
  after: State & { productId: number; periodEnd: Date; nextPaymentAt: Date | null; paymentUrl: string | null };
  invoices: readonly ChangedInvoice[];
  noticeDetailsFor: NoticeDetailsFor;
};

const NOTICES = { paid: receiptNotice, refunded: refundNotice } as const;

/**
 * Notifies a user of changes to their subscription: payments, refunds, failed payments, cancellation and end. Leaves
 * out amounts that were paid from credit or that become credit again.
 */
export async function notifyOfChanges(
  tx: Tx,
  { userId, before, after, invoices, noticeDetailsFor }: Changes,
): Promise<void> {
  const { product, dateText, amountText } = await noticeDetailsFor(tx, userId, after.productId);
  const notices: Notice[] = invoices
    .filter(({ amountDue }) => amountDue > 0)
    .map(({ change, number, amountDue, currency }) =>
      NOTICES[change].with({ number, amount: amountText(amountDue, currency) }),
    );
  if (after.failedPayments > (before?.failedPayments ?? 0)) {
    const retry = after.nextPaymentAt && dateText(after.nextPaymentAt);
    notices.push(paymentFailedNotice.with({ product, retry, canPay: after.paymentUrl !== null }));
  }
  if (after.endedAt && !before?.endedAt) notices.push(endedNotice.with({ product }));
  else if (after.cancelAtPeriodEnd && !before?.cancelAtPeriodEnd && !after.endedAt) {
    notices.push(cancelledNotice.with({ product, date: dateText(after.periodEnd) }));
  }
  for (const notice of notices) await notify(tx, [userId], notice);
}
