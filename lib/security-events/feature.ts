import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";
import { FAILURE_EVENTS } from "@/lib/security-events/types";

const KEPT_DAYS = 180;
/** Strangers can cause any number of failures, so only the newest of each type are kept. */
const FAILURES_MAX = 100_000;

const EXPORT_COLUMNS = { type: true, ip: true, userAgent: true, details: true, createdAt: true } as const;

const dropOldFailuresSql = (type: string) => `
  DELETE FROM "SecurityEvent" WHERE type = '${type}' AND id <= (
    SELECT id FROM "SecurityEvent" WHERE type = '${type}' ORDER BY id DESC OFFSET ${FAILURES_MAX} LIMIT 1)`;

export const securityEvents = {
  name: "security-events",
  callGroups: { "Security events": "A user's logins, failed logins and changes to how they log in." },
  models: { SecurityEvent: "personal" },
  expired: [
    `DELETE FROM "SecurityEvent" WHERE "createdAt" < now() - interval '${KEPT_DAYS} days'`,
    ...FAILURE_EVENTS.map(dropOldFailuresSql),
  ],
  exportDocuments: async (userId) => [
    { name: "security-events", rows: await db.securityEvent.findMany({ where: { userId }, select: EXPORT_COLUMNS }) },
  ],
} as const satisfies Feature;
