import "server-only";
import { db } from "@/lib/db/db";
import { type Feature, task } from "@/lib/feature";
import { IS_LIVE } from "@/lib/sessions/find-session";
import { DEVICE_DAYS } from "@/lib/sessions/known-devices";
import { type LoginFacts, notifyOfNewDevice } from "@/lib/sessions/new-device";
import { newDeviceNotice } from "@/lib/sessions/notices";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "tell-new-device": LoginFacts;
    }
  }
}

const SESSION_COLUMNS = {
  ip: true,
  userAgent: true,
  remember: true,
  createdAt: true,
  lastActiveAt: true,
  expiresAt: true,
} as const;
const DEVICE_COLUMNS = { lastSeenAt: true, createdAt: true } as const;

export const sessions = {
  name: "sessions",
  callGroups: { Sessions: "The sessions of a user." },
  notices: [newDeviceNotice],
  models: { Session: "personal", KnownDevice: "personal" },
  tasks: { "tell-new-device": task(notifyOfNewDevice) },
  expired: [
    // Two statements for sessions, because each can use an index.
    `DELETE FROM "Session" WHERE "expiresAt" <= now()`,
    `DELETE FROM "Session" s WHERE NOT s.remember AND NOT (${IS_LIVE})`,
    `DELETE FROM "KnownDevice" WHERE "lastSeenAt" < now() - interval '${DEVICE_DAYS} days'`,
  ],
  exportDocuments: async (userId) => [
    { name: "sessions", rows: await db.session.findMany({ where: { userId }, select: SESSION_COLUMNS }) },
    { name: "devices", rows: await db.knownDevice.findMany({ where: { userId }, select: DEVICE_COLUMNS }) },
  ],
} as const satisfies Feature;
