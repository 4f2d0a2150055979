import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { containsText } from "@/lib/db/search";
import type { SubmissionSearch } from "@/lib/submissions/schema";

/** The condition for the submissions of a site that match a search and its filters. */
export async function submissionsMatching(
  siteId: number,
  { query, form, spam, unread }: SubmissionSearch,
): Promise<Prisma.FormSubmissionWhereInput> {
  return omitUndefined({
    siteId,
    isSpam: spam,
    formId: form,
    readAt: unread ? null : undefined,
    id: query === "" ? undefined : { in: await idsWithText(siteId, spam, query) },
  });
}

/** Raw SQL, because Prisma's search of JSON values is case-sensitive. A site has a limited number of rows. */
async function idsWithText(siteId: number, isSpam: boolean, query: string): Promise<number[]> {
  const pattern = `%${containsText(query).contains}%`;
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM "FormSubmission" WHERE "siteId" = ${siteId} AND "isSpam" = ${isSpam}
    AND EXISTS (SELECT 1 FROM jsonb_array_elements(fields) AS field WHERE field->>'value' ILIKE ${pattern})`;
  return rows.map(({ id }) => id);
}
