import { db } from "@/lib/db/db";
import { line } from "@/lib/i18n/line";
import { NOTICE_GROUPS, noticeKind } from "@/lib/notice-kinds";
import { notify } from "@/lib/notices/notify";
import { storageNearNotice } from "@/lib/storage-use/storage-use";
import { createSession } from "./api";
import { createUser } from "./factories";

type Person = { id: number };

/** Creates a user with one session. A second session would be a login from a new device, which causes a notice. */
export async function createReader(columns: Parameters<typeof createUser>[0] = {}) {
  const user = await createUser(columns);
  return { ...user, session: await createSession(user) };
}
export type TestReader = { id: number; session: string };

/** A kind of notice that exists only in tests. Its text contains two values. */
export const testNotice = noticeKind<{ name: string; place?: string }>({
  id: "tests.happened",
  group: NOTICE_GROUPS.account,
  name: line("Someone else published your site"),
  write: ({ name, place = "Bern" }) => ({
    lines: [{ text: line(":name published :site"), values: { name, site: place } }],
    mainAction: { label: line("View your files"), action: "/dashboard/files" },
  }),
});

/** Sends notices to a user, as a feature does. Returns the ids of the user's notifications, the newest first. */
export async function sendNotices({ id }: Person, names: readonly string[]): Promise<number[]> {
  for (const name of names) await db.$transaction((tx) => notify(tx, [id], testNotice.with({ name })));
  return notificationIdsOf({ id });
}

/** Sends a notice of a kind that exists in the app, not only in tests. */
export const sendRealNotice = ({ id }: Person) =>
  db.$transaction((tx) => notify(tx, [id], storageNearNotice.with(undefined)));

/** Reads the ids of a user's notifications, the newest first. */
export async function notificationIdsOf({ id: userId }: Person): Promise<number[]> {
  const rows = await db.notification.findMany({ where: { userId }, orderBy: { id: "desc" }, select: { id: true } });
  return rows.map(({ id }) => id);
}

/** Reads the number of unread notifications that the user sees. */
export async function countUnread({ id }: Person): Promise<number> {
  const user = await db.user.findUniqueOrThrow({ where: { id }, select: { unreadNotifications: true } });
  return user.unreadNotifications;
}
