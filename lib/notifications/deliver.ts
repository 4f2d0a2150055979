import "server-only";
import { Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import type { Run } from "@/lib/feature";
import { enqueue } from "@/lib/jobs/enqueue";
import { log } from "@/lib/log";
import { prepareMail } from "@/lib/mail/prepare";
import type { NoticeContent } from "@/lib/notice-kinds";
import { unsubscribeHeaders, unsubscribeToken } from "@/lib/notices/unsubscribe-token";
import { findRecipient, type Recipient } from "@/lib/notifications/recipient";
import { afterQuietHours, mailTime } from "@/lib/notifications/send-time";
import { routes } from "@/lib/routes";

/** A run handles at most this many users. The next run handles the rest. */
const RECIPIENTS_PER_RUN = 500;
/** A run sends at most this many notices to a user. The next run sends the rest. */
const NOTICES_MAX = 100;
const PUSH_ATTEMPTS = 5;

const MAIL_AT = Prisma.raw(`"mailAt"`);
const PUSH_AT = Prisma.raw(`"pushAt"`);

type DueNotice = { id: number; type: string; data: NoticeContent; createdAt: Date; forMail: boolean; forPush: boolean };

/**
 * The task "deliver-notices": sends the due notices by email, and enqueues those for browsers. Postpones notices that
 * fall in quiet hours or wait for a daily email. A user gets the notices of one run together. If the notices of one
 * user cannot be delivered, the run continues with the other users and fails at the end.
 */
export async function deliverNotices(_payload: unknown, { signal, features }: Run): Promise<void> {
  const urgentKinds = new Set(
    features.flatMap(({ notices = [] }) => notices.flatMap(({ id, isSecurity }) => (isSecurity ? [id] : []))),
  );
  const { rows } = await pool().query<{ userId: number }>(
    `SELECT DISTINCT "userId" FROM "Notification" WHERE "mailAt" <= now() OR "pushAt" <= now() LIMIT $1`,
    [RECIPIENTS_PER_RUN],
  );
  const failures: unknown[] = [];
  for (const { userId } of rows) {
    if (signal.aborted) break;
    await deliverTo(userId, urgentKinds).catch((err: unknown) => {
      log.error({ err, user: userId }, "The notices of a user could not be delivered");
      failures.push(err);
    });
  }
  if (failures.length > 0) throw failures[0];
}

async function deliverTo(userId: number, urgentKinds: ReadonlySet<string>): Promise<void> {
  const recipient = await findRecipient(userId);
  if (!recipient) return;
  const { rows } = await pool().query<DueNotice>(
    `SELECT id, type, data, "createdAt", coalesce("mailAt" <= now(), false) AS "forMail",
       coalesce("pushAt" <= now(), false) AS "forPush"
     FROM "Notification" WHERE "userId" = $1 AND ("mailAt" <= now() OR "pushAt" <= now()) ORDER BY id LIMIT $2`,
    [userId, NOTICES_MAX],
  );
  const now = new Date();
  const mails = split(rows, ({ createdAt }) => mailTime(createdAt, recipient.times, now), { channel: "forMail", now });
  const pushTime = ({ type }: DueNotice) => (urgentKinds.has(type) ? now : afterQuietHours(now, recipient.times));
  const pushes = split(rows, pushTime, { channel: "forPush", now });
  const mail = mails.ready.length > 0 && recipient.takesMail ? await prepareMail(recipient.language) : null;
  await db.$transaction(async (tx) => {
    await postpone(tx, MAIL_AT, mails.later);
    await postpone(tx, PUSH_AT, pushes.later);
    await sendMail(tx, { recipient, mail, due: await claimNotices(tx, MAIL_AT, mails.ready) });
    await enqueuePushes(tx, { recipient, due: await claimNotices(tx, PUSH_AT, pushes.ready) });
  });
}

type PostponedNotice = { id: number; at: Date };
type Split = { ready: DueNotice[]; later: PostponedNotice[] };

/** Splits the due notices of one channel into those to send now and those to postpone. */
function split(
  rows: readonly DueNotice[],
  timeOf: (due: DueNotice) => Date,
  { channel, now }: { channel: "forMail" | "forPush"; now: Date },
) {
  const result: Split = { ready: [], later: [] };
  for (const due of rows) {
    if (!due[channel]) continue;
    const at = timeOf(due);
    if (at <= now) result.ready.push(due);
    else result.later.push({ id: due.id, at });
  }
  return result;
}

/** Postpones notices, unless another process has claimed them in the meantime. */
async function postpone(tx: Tx, column: Prisma.Sql, later: readonly PostponedNotice[]): Promise<void> {
  if (later.length === 0) return;
  const [ids, times] = [later.map(({ id }) => id), later.map(({ at }) => at)];
  await tx.$executeRaw`
    UPDATE "Notification" n SET ${column} = l.at
    FROM unnest(${ids}::int[], ${times}::timestamptz[]) AS l (id, at)
    WHERE n.id = l.id AND ${column} IS NOT NULL`;
}

/** Claims due notices in one statement, so that two processes never send the same notice. */
async function claimNotices(tx: Tx, column: Prisma.Sql, due: readonly DueNotice[]): Promise<DueNotice[]> {
  if (due.length === 0) return [];
  const takenRows = await tx.$queryRaw<{ id: number }[]>`
    UPDATE "Notification" SET ${column} = NULL
    WHERE id = ANY(${due.map(({ id }) => id)}::int[]) AND ${column} IS NOT NULL RETURNING id`;
  const ids = new Set(takenRows.map(({ id }) => id));
  return due.filter(({ id }) => ids.has(id));
}

type MailDelivery = {
  recipient: Recipient;
  mail: Awaited<ReturnType<typeof prepareMail>> | null;
  due: readonly DueNotice[];
};

async function sendMail(tx: Tx, { recipient, mail, due }: MailDelivery): Promise<void> {
  const [first, ...others] = due;
  if (!mail || !first) return;
  const kinds = [...new Set([first, ...others].map(({ type }) => type))];
  const token = unsubscribeToken({ userId: recipient.id, kinds });
  const unsubscribeHref = recipient.appUrl + routes.unsubscribe(token);
  const notices = [first.data, ...others.map(({ data }) => data)] as const;
  await mail.send(tx, recipient.email, "notices", { notices, unsubscribeHref }, { headers: unsubscribeHeaders(token) });
}

async function enqueuePushes(
  tx: Tx,
  { recipient, due }: { recipient: Recipient; due: readonly DueNotice[] },
): Promise<void> {
  if (due.length === 0) return;
  const browsers = await tx.pushSubscription.findMany({ where: { userId: recipient.id }, select: { id: true } });
  const notices = due.map(({ id }) => id);
  for (const { id } of browsers)
    await enqueue(tx, "push-notices", { subscription: id, notices }, { maxAttempts: PUSH_ATTEMPTS });
}
