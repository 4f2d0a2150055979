import "server-only";
import { db } from "@/lib/db/db";
import { type Feature, task } from "@/lib/feature";
import { deliverNotices } from "@/lib/notifications/deliver";
import { type PushJob, pushNotices } from "@/lib/notifications/push";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "deliver-notices": undefined;
      "push-notices": PushJob;
    }
  }
}

const KEPT_DAYS = 180;
/**
 * Notices that the app does not list are kept until they are sent, and for at least this long, because a push job may
 * still read them.
 */
const UNLISTED_KEPT_DAYS = 1;

const EXPORT_COLUMNS = { type: true, data: true, readAt: true, createdAt: true } as const;

export const notifications = {
  name: "notifications",
  callGroups: { Notifications: "What happened in your account, and the channels that notify you." },
  models: {
    Notification: "personal",
    NotificationPreference: "personal",
    NotificationSchedule: "personal",
    PushSubscription: "unexported",
    PushKey: "installation",
  },
  tasks: {
    "deliver-notices": task(deliverNotices, { maxSeconds: 240 }),
    "push-notices": task((job: PushJob) => pushNotices(job)),
  },
  schedule: [{ task: "deliver-notices", match: "*/5 * * * *" }],
  expired: [
    // locks users first, like everything that changes their number of unread notifications
    `WITH recipient AS (
       SELECT u.id FROM "User" u
       WHERE u.id IN (SELECT "userId" FROM "Notification" WHERE "createdAt" < now() - interval '${KEPT_DAYS} days')
       ORDER BY u.id FOR NO KEY UPDATE
     ), gone AS (
       DELETE FROM "Notification" n USING recipient
       WHERE n."userId" = recipient.id AND n."createdAt" < now() - interval '${KEPT_DAYS} days'
       RETURNING n."userId", n.listed AND n."readAt" IS NULL AS unread
     )
     UPDATE "User" u SET "unreadNotifications" = greatest(0, u."unreadNotifications" - counted.unread)
     FROM (SELECT "userId", count(*)::int AS unread FROM gone WHERE gone.unread GROUP BY "userId") counted
     WHERE u.id = counted."userId"`,
    `DELETE FROM "Notification" WHERE NOT listed AND "mailAt" IS NULL AND "pushAt" IS NULL
       AND "createdAt" < now() - interval '${UNLISTED_KEPT_DAYS} days'`,
  ],
  exportDocuments: async (userId) => [
    {
      name: "notifications",
      rows: await db.notification.findMany({
        where: { userId, listed: true },
        orderBy: { id: "asc" },
        select: EXPORT_COLUMNS,
      }),
    },
    { name: "notification-preferences", rows: await db.notificationPreference.findMany({ where: { userId } }) },
    { name: "notification-schedule", rows: await db.notificationSchedule.findMany({ where: { userId } }) },
  ],
} as const satisfies Feature;
