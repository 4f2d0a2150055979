import "server-only";
import { db } from "@/lib/db/db";
import { STORED_MAX, STORED_SPAM_MAX } from "@/lib/submissions/policy";

/**
 * Deletes the submissions of a site that exceed the limit, among its spam or among the others. Deletes the oldest read
 * ones first, then the oldest unread ones.
 */
export async function deleteSurplus(
  siteId: number,
  isSpam: boolean,
  max = isSpam ? STORED_SPAM_MAX : STORED_MAX,
): Promise<void> {
  const stored = await db.formSubmission.count({ where: { siteId, isSpam }, take: max + 1 });
  if (stored <= max) return;
  await db.$executeRaw`
    DELETE FROM "FormSubmission" WHERE id IN (
      SELECT id FROM "FormSubmission" WHERE "siteId" = ${siteId} AND "isSpam" = ${isSpam}
      ORDER BY (NOT "isSpam" AND "readAt" IS NULL) DESC, id DESC OFFSET ${max})`;
}
