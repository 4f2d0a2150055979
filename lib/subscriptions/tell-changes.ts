import "server-only";
import { isBillingOn } from "@/lib/billing/integration";
import type { Tx } from "@/lib/db/db";
import { formatDate } from "@/lib/format";
import type { ChangedInvoice } from "@/lib/invoices/save-invoices";
import { formatMoney } from "@/lib/money";
import type { Notice } from "@/lib/notice-kinds";
import { notify } from "@/lib/notices/notify";
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
  after: State & { productId: number; periodEnd: Date; nextPaymentAt: Date | null };
  invoices: readonly ChangedInvoice[];
};

const NOTICES = { paid: receiptNotice, refunded: refundNotice } as const;

/**
 * Tells a user what has changed with their subscription: payments, refunds, failures, its cancellation and its end.
 * Says nothing while billing is off.
 */
export async function tellChanges(tx: Tx, { userId, before, after, invoices }: Changes): Promise<void> {
  if (!(await isBillingOn())) return;
  const { product, date, money } = await wordsFor(tx, userId, after.productId);
  const notices: Notice[] = invoices
    .filter(({ total }) => total > 0)
    .map(({ change, number, total, currency }) => NOTICES[change].with({ number, amount: money(total, currency) }));
  if (after.failedPayments > (before?.failedPayments ?? 0)) {
    notices.push(paymentFailedNotice.with({ product, retry: after.nextPaymentAt && date(after.nextPaymentAt) }));
  }
  if (after.endedAt && !before?.endedAt) notices.push(endedNotice.with({ product }));
  else if (after.cancelAtPeriodEnd && !before?.cancelAtPeriodEnd && !after.endedAt) {
    notices.push(cancelledNotice.with({ product, date: date(after.periodEnd) }));
  }
  for (const notice of notices) await notify(tx, [userId], notice);
}

/** The plan's name, and how dates and amounts are written for the user. */
export async function wordsFor(tx: Tx, userId: number, productId: number) {
  const [user, product] = [
    await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { language: true, timezone: true } }),
    await tx.product.findUniqueOrThrow({ where: { id: productId }, select: { name: true } }),
  ];
  const language = user.language ?? "en";
  return {
    product: product.name,
    date: (time: Date) => formatDate(time, "long", language, user.timezone ?? "UTC"),
    money: (amount: number, currency: string) => formatMoney(amount, currency, language),
  };
}
