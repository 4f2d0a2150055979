import "server-only";
import { countListRows } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { paginate } from "@/lib/http/list";
import type { T } from "@/lib/i18n/create-t";
import { publishNotified } from "@/lib/notices/notify";
import { notificationJson, SHOWN_NOTIFICATION } from "@/lib/notifications/notification-json";
import type { NotificationListQuery, UnreadCount } from "@/lib/notifications/schema";

type NotifiedUser = { id: number };

/** Lists the user's own notifications in the language of `t`, the newest first by default. */
export async function listNotifications({ id: userId }: NotifiedUser, list: NotificationListQuery, t: T) {
  const where = { userId, listed: true, ...(list.unread && { readAt: null }) };
  const key = JSON.stringify(["notifications", userId, list.unread]);
  return paginate(list, {
    count: () => countListRows(key, (limit) => db.notification.count({ where, ...limit })),
    rows: async (window) => {
      const orderBy = { id: list.orderDir };
      const rows = await db.notification.findMany({ where, orderBy, select: SHOWN_NOTIFICATION, ...window });
      return rows.map((row) => notificationJson(row, t));
    },
  });
}

/** Marks the user's own notifications with these ids as read. Ignores the ids of all other notifications. */
export function markAsRead({ id: userId }: NotifiedUser, ids: readonly number[]): Promise<UnreadCount> {
  return changeUnread(
    userId,
    (tx) => tx.$executeRaw`
      UPDATE "Notification" SET "readAt" = now()
      WHERE id = ANY(${ids}::int[]) AND "userId" = ${userId} AND listed AND "readAt" IS NULL`,
  );
}

/** Marks all of the user's notifications as read. */
export function markAllAsRead({ id: userId }: NotifiedUser): Promise<UnreadCount> {
  return changeUnread(
    userId,
    (tx) => tx.$executeRaw`
      UPDATE "Notification" SET "readAt" = now() WHERE "userId" = ${userId} AND listed AND "readAt" IS NULL`,
  );
}

/** Deletes one of the user's own notifications for good. */
export function deleteNotification({ id: userId }: NotifiedUser, id: number): Promise<UnreadCount> {
  return changeUnread(userId, async (tx) => {
    const [deleted] = await tx.$queryRaw<{ unread: boolean }[]>`
      DELETE FROM "Notification" WHERE id = ${id} AND "userId" = ${userId} AND listed
      RETURNING "readAt" IS NULL AS unread`;
    if (!deleted) throw notFound("Notification");
    return deleted.unread ? 1 : 0;
  });
}

/**
 * Subtracts the result of `change` from the number of unread notifications. Locks the user's row first, as `notify`
 * does, so that `change` sees what concurrent transactions have changed.
 */
async function changeUnread(userId: number, change: (tx: Tx) => Promise<number>): Promise<UnreadCount> {
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "User" WHERE id = ${userId} FOR NO KEY UPDATE`;
    const count = await change(tx);
    const [user] = await tx.$queryRaw<UnreadCount[]>`
      UPDATE "User" SET "unreadNotifications" = greatest(0, "unreadNotifications" - ${count}::int)
      WHERE id = ${userId} RETURNING "unreadNotifications" AS "unreadCount"`;
    await publishNotified(tx, [userId]);
    return user ?? { unreadCount: 0 };
  });
}
