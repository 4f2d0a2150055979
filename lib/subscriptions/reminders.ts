import "server-only";
import { amountDue } from "@/lib/billing/amounts";
import { isBillingOn } from "@/lib/billing/require-billing";
import { db } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import type { GatewayRef } from "@/lib/gateways/gateway-ref";
import { getGateway } from "@/lib/gateways/gateways";
import { log } from "@/lib/log";
import { notify } from "@/lib/notices/notify";
import { type NoticeDetailsFor, prepareNoticeDetails } from "@/lib/subscriptions/notice-details";
import { renewalNotice, trialEndingNotice } from "@/lib/subscriptions/notices";

/** How many days before the end of a trial, and before a renewal, users are reminded. */
const TRIAL_NOTICE_DAYS = 3;
const RENEWAL_NOTICE_DAYS = 7;
/** Periods shorter than two months renew without a reminder, because reminders would be too frequent. */
const SHORTEST_REMINDED_DAYS = 59;

const BATCH_SIZE = 50;

type DueRow = GatewayRef & {
  id: number;
  userId: number;
  productId: number;
  periodEnd: Date;
  isTrial: boolean;
  currency: string;
};

/**
 * Reminds users of the end of a trial and of the renewal of a long period, once for each period. Does nothing while
 * billing is off.
 */
export async function sendReminders(): Promise<void> {
  if (!(await isBillingOn())) return;
  const noticeDetailsFor = await prepareNoticeDetails();
  const now = Date.now();
  let afterId = 0;
  for (;;) {
    const rows = await listDue(afterId, now);
    for (const row of rows) await remind(row, noticeDetailsFor);
    const last = rows.at(-1);
    if (!last) return;
    afterId = last.id;
  }
}

function listDue(afterId: number, now: number): Promise<DueRow[]> {
  const [trial, renewal] = [new Date(now + TRIAL_NOTICE_DAYS * DAY_MS), new Date(now + RENEWAL_NOTICE_DAYS * DAY_MS)];
  return db.$queryRaw<DueRow[]>`
    SELECT s.id, s."userId", s."productId", s."periodEnd", s.status = 'trialing' AS "isTrial", p.currency,
      s.gateway, s."gatewayId"
    FROM "Subscription" s JOIN "Price" p ON p.id = s."priceId"
    WHERE s."endedAt" IS NULL AND NOT s."cancelAtPeriodEnd" AND s."periodEnd" > now() AND s."gatewayId" IS NOT NULL
      AND s."remindedPeriodEnd" IS DISTINCT FROM s."periodEnd" AND s.id > ${afterId}
      AND (s.status = 'trialing' AND s."periodEnd" <= ${trial} OR s.status = 'active' AND s."periodEnd" <= ${renewal}
        AND s."periodEnd" - s."periodStart" >= make_interval(days => ${SHORTEST_REMINDED_DAYS}::int))
    ORDER BY s.id LIMIT ${BATCH_SIZE}`;
}

async function remind(row: DueRow, noticeDetailsFor: NoticeDetailsFor): Promise<void> {
  const { id, userId, periodEnd, isTrial } = row;
  const due = await findNextPayment(row);
  if (due === null) return;
  await db.$transaction(async (tx) => {
    const { product, dateText, amountText } = await noticeDetailsFor(tx, userId, row.productId);
    const values = { product, date: dateText(periodEnd), amount: amountText(due, row.currency) };
    const { count } = await tx.subscription.updateMany({
      where: { id, OR: [{ remindedPeriodEnd: null }, { remindedPeriodEnd: { not: periodEnd } }] },
      data: { remindedPeriodEnd: periodEnd },
    });
    if (count > 0) await notify(tx, [userId], (isTrial ? trialEndingNotice : renewalNotice).with(values));
  });
}

/**
 * Returns the next payment in minor units, including tax, discount and credit. Returns null if the gateway fails. Then
 * the next run tries again.
 */
async function findNextPayment({ gateway, gatewayId }: GatewayRef): Promise<number | null> {
  try {
    return amountDue(await (await getGateway(gateway)).previewRenewal(gatewayId));
  } catch (err) {
    log.warn({ err, gatewayId }, "The next payment is not known, so the user is reminded later");
    return null;
  }
}
