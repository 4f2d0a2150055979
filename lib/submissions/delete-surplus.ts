import "server-only";
import { db } from "@/lib/db/db";
import { STORED_MAX, STORED_SPAM_MAX } from "@/lib/submissions/policy";

/**
 * Deletes the submissions of a site that exceed the limit: the oldest read ones first, then the oldest unread ones.
 * Spam has a separate limit, and the oldest spam is deleted first.
 */
export async function deleteSurplus(
  siteId: number,
  isSpam: boolean,
  max = isSpam ? STORED_SPAM_MAX : STORED_MAX,
): Promise<void> {
  const count = await db.formSubmission.count({ where: { siteId, isSpam }, take: max + 1 });
  if (count <= max) return;
  await db.$executeRaw`
    DELETE FROM "FormSubmission" WHERE id IN (
      SELECT id FROM "FormSubmission" WHERE "siteId" = ${siteId} AND "isSpam" = ${isSpam}
      ORDER BY (NOT "isSpam" AND "readAt" IS NULL) DESC, id DESC OFFSET ${max})`;
}
