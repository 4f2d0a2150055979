import "server-only";
import { db } from "@/lib/db/db";
import { emailChangedNotice } from "@/lib/email-address/notices";
import type { Feature } from "@/lib/feature";

const EXPORT_COLUMNS = { oldEmail: true, newEmail: true, undoneAt: true, createdAt: true } as const;

export const emailAddress = {
  name: "email-address",
  notices: [emailChangedNotice],
  models: { EmailChange: "personal" },
  expired: [`DELETE FROM "EmailChange" WHERE "expiresAt" < now()`],
  exportDocuments: async (userId) => [
    { name: "email-changes", rows: await db.emailChange.findMany({ where: { userId }, select: EXPORT_COLUMNS }) },
  ],
} as const satisfies Feature;
