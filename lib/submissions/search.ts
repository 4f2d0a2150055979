import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { containsText } from "@/lib/db/search";
import type { SubmissionSearch } from "@/lib/submissions/schema";

/** The condition of a search and its filters among the submissions of a site. */
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

/** Prisma cannot search the values of a JSON column without regard to case. A site has a bounded number of rows. */
async function idsWithText(siteId: number, isSpam: boolean, query: string): Promise<number[]> {
  const pattern = `%${containsText(query).contains}%`;
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM "FormSubmission" WHERE "siteId" = ${siteId} AND "isSpam" = ${isSpam}
    AND EXISTS (SELECT 1 FROM jsonb_array_elements(fields) AS field WHERE field->>'value' ILIKE ${pattern})`;
  return rows.map(({ id }) => id);
}
