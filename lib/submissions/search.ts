import "server-only";
import { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { containsText } from "@/lib/db/search";
import type { RowWindow } from "@/lib/http/list";
import type { SubmissionSearch } from "@/lib/submissions/schema";

type OrderedWindow = Partial<RowWindow> & { orderDir?: "asc" | "desc" };

type FindArgs = { where: Prisma.FormSubmissionWhereInput } & Partial<RowWindow>;

/**
 * Returns Prisma's arguments to find the submissions of a site that match a search. With `orderedWindow`, finds only
 * the submissions in that window.
 */
export async function submissionsMatching(
  siteId: number,
  search: SubmissionSearch,
  orderedWindow: OrderedWindow = {},
): Promise<FindArgs> {
  const { query, form, spam, unread } = search;
  if (query !== "") return { where: { id: { in: await findIdsWithText(siteId, search, orderedWindow) } } };
  const { orderDir: _, ...window } = orderedWindow;
  const where = { siteId, isSpam: spam, formId: form, readAt: unread ? null : undefined };
  return { where: omitUndefined(where), ...window };
}

/**
 * Returns the ids of the submissions that contain the search's text and match its filters. Uses raw SQL, because Prisma
 * cannot use the index over all values of a submission, and its search in JSON is case-sensitive.
 */
export async function findIdsWithText(
  siteId: number,
  search: SubmissionSearch,
  { orderDir, skip = 0, take }: OrderedWindow = {},
): Promise<number[]> {
  const { query, form = null, spam, unread } = search;
  const pattern = `%${containsText(query).contains}%`;
  const direction = Prisma.raw(orderDir === "asc" ? "ASC" : "DESC");
  const rows = await db.$queryRaw<{ id: number }[]>`
    SELECT id FROM "FormSubmission"
    WHERE "siteId" = ${siteId} AND "isSpam" = ${spam} AND submission_text(fields) ILIKE ${pattern}
      AND (${form}::text IS NULL OR "formId" = ${form}) AND (NOT ${unread} OR "readAt" IS NULL)
    ORDER BY id ${direction} OFFSET ${skip} LIMIT ${take ?? null}::int`;
  return rows.map(({ id }) => id);
}
