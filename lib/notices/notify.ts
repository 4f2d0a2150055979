import "server-only";
import type { Tx } from "@/lib/db/db";
import { publish } from "@/lib/events/events";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Notice } from "@/lib/notice-kinds";

/** An event must be shorter than 8000 bytes, and an id has up to ten digits. */
const USERS_PER_EVENT = 500;

/** `listed`: the notice is in the user's list. `due`: it has to be sent by email or to a browser. */
type Recipient = { userId: number; listed: boolean; due: boolean };

/**
 * Notifies users, in the transaction of the change that the notice is about. Each user gets the notice through the
 * channels that they have chosen for its kind. Locks the users' rows until the commit, so that a user's notices become
 * visible in the order of their ids.
 */
export async function notify(tx: Tx, userIds: readonly number[], notice: Notice): Promise<void> {
  if (userIds.length === 0) return;
  const ids = [...new Set(userIds)];
  // Locks the users in a separate statement and in a fixed order. Otherwise two concurrent calls could deadlock.
  await tx.$executeRaw`SELECT 1 FROM "User" WHERE id = ANY(${ids}::int[]) ORDER BY id FOR NO KEY UPDATE`;
  const recipients = await insertNotices(tx, ids, notice);
  await publishNotified(
    tx,
    recipients.flatMap(({ userId, listed }) => (listed ? [userId] : [])),
  );
  if (recipients.some(({ due }) => due)) await enqueue(tx, "deliver-notices", undefined);
}

/** The defaults of the kind apply to a user who has chosen nothing. */
function insertNotices(tx: Tx, userIds: number[], { kind, content }: Notice): Promise<Recipient[]> {
  const { id, defaults, mail, isSecurity } = kind;
  return tx.$queryRaw<Recipient[]>`
    WITH receiver AS (
      SELECT u.id, coalesce(p.database, ${defaults.database}::boolean) AS listed,
        ${mail === "notice"}::boolean AND coalesce(p.mail, ${defaults.mail}::boolean) AS mailed,
        coalesce(p.browser, ${defaults.browser}::boolean)
          AND EXISTS (SELECT 1 FROM "PushSubscription" s WHERE s."userId" = u.id) AS pushed
      FROM "User" u LEFT JOIN "NotificationPreference" p ON p."userId" = u.id AND p.kind = ${id}
      WHERE u.id = ANY(${userIds}::int[]) AND NOT (u."isDemo" AND ${isSecurity}::boolean)
    ), added AS (
      INSERT INTO "Notification" ("userId", type, data, listed, "mailAt", "pushAt")
      SELECT id, ${id}, ${JSON.stringify(content)}::jsonb, listed,
        CASE WHEN mailed THEN now() END, CASE WHEN pushed THEN now() END
      FROM receiver WHERE listed OR mailed OR pushed
      RETURNING "userId", listed, coalesce("mailAt", "pushAt") IS NOT NULL AS due
    ), counted AS (
      UPDATE "User" u SET "unreadNotifications" = u."unreadNotifications" + 1
      FROM added WHERE added.listed AND u.id = added."userId"
    )
    SELECT "userId", listed, due FROM added`;
}

/** Tells every instance which users' notices, or numbers of unread notices, have changed. */
export async function publishNotified(tx: Tx, userIds: readonly number[]): Promise<void> {
  for (let at = 0; at < userIds.length; at += USERS_PER_EVENT) {
    await publish(tx, { type: "notified", users: userIds.slice(at, at + USERS_PER_EVENT) });
  }
}
