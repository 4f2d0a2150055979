import "server-only";
import { isBillingOn } from "@/lib/billing/integration";
import { DAY_MS } from "@/lib/billing/periods";
import { db, type Tx } from "@/lib/db/db";
import { notify } from "@/lib/notices/notify";
import { renewalNotice, trialEndingNotice } from "@/lib/subscriptions/notices";
import { prepareWords, type WordsFor } from "@/lib/subscriptions/words";

/** How many days before the end of a trial, and before a renewal, users are reminded. */
const TRIAL_DAYS = 3;
const RENEWAL_DAYS = 7;
/** Shorter periods renew without a reminder, because reminders would be too frequent. */
const SHORTEST_REMINDED_DAYS = 60;

type DueRow = {
  id: number;
  userId: number;
  productId: number;
  periodEnd: Date;
  isTrial: boolean;
  amount: number;
  currency: string;
};

/** Reminds users once of the end of a trial and of the renewal of a long period. Does nothing while billing is off. */
export async function sendReminders(): Promise<void> {
  if (!(await isBillingOn())) return;
  const now = Date.now();
  const [trial, renewal] = [new Date(now + TRIAL_DAYS * DAY_MS), new Date(now + RENEWAL_DAYS * DAY_MS)];
  const wordsFor = await prepareWords();
  for (;;) {
    const count = await db.$transaction(async (tx) => {
      const rows = await tx.$queryRaw<DueRow[]>`
        SELECT s.id, s."userId", s."productId", s."periodEnd", s.status = 'trialing' AS "isTrial", p.amount, p.currency
        FROM "Subscription" s JOIN "Price" p ON p.id = s."priceId"
        WHERE s."endedAt" IS NULL AND NOT s."cancelAtPeriodEnd" AND s."periodEnd" > now() AND s.gateway <> 'manual'
          AND s."remindedPeriodEnd" IS DISTINCT FROM s."periodEnd"
          AND (s.status = 'trialing' AND s."periodEnd" <= ${trial} OR s.status = 'active' AND s."periodEnd" <= ${renewal}
            AND s."periodEnd" - s."periodStart" >= make_interval(days => ${SHORTEST_REMINDED_DAYS}::int))
        ORDER BY s."periodEnd" LIMIT 50`;
      for (const row of rows) await remind(tx, row, wordsFor);
      return rows.length;
    });
    if (count === 0) return;
  }
}

async function remind(tx: Tx, row: DueRow, wordsFor: WordsFor): Promise<void> {
  const { id, userId, periodEnd, isTrial } = row;
  const { product, date, money } = await wordsFor(tx, userId, row.productId);
  const values = { product, date: date(periodEnd), amount: money(row.amount, row.currency) };
  const { count } = await tx.subscription.updateMany({
    where: { id, OR: [{ remindedPeriodEnd: null }, { remindedPeriodEnd: { not: periodEnd } }] },
    data: { remindedPeriodEnd: periodEnd },
  });
  if (count > 0) await notify(tx, [userId], (isTrial ? trialEndingNotice : renewalNotice).with(values));
}
