import "server-only";
import { countListRows } from "@/lib/db/count-list-rows";
import { db } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { paginate } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import { requireInReach } from "@/lib/ownership/reach";
import type { Caller } from "@/lib/projects/projects";
import { requireSite } from "@/lib/sites/sites";
import type {
  SubmissionChange,
  SubmissionJson,
  SubmissionListQuery,
  SubmissionSearch,
  SubmissionSummary,
} from "@/lib/submissions/schema";
import { findIdsWithText, submissionsMatching } from "@/lib/submissions/search";
import { SUBMISSION_COLUMNS, submissionJson } from "@/lib/submissions/submission-json";

/** Sorts by id, which grows with time and is the last column of the index for lists. */
const SORT_COLUMNS = { created_at: "id" } as const;

/** Lists the submissions of a site: only spam if `list.spam` is set, otherwise everything but spam. */
export async function listSubmissions(caller: Caller, siteId: number, list: SubmissionListQuery) {
  await requireSite(caller, "read_messages", siteId);
  const { query, form, spam, unread } = list;
  const key = JSON.stringify(["submissions", siteId, query, form ?? null, spam, unread]);
  const [orderBy] = toOrderBy(SORT_COLUMNS, list);
  return paginate(list, {
    count: () => countListRows(key, (limit) => countSubmissions(siteId, list, limit)),
    rows: async (window) => {
      const page = await submissionsMatching(siteId, list, { ...window, orderDir: list.orderDir });
      return (await db.formSubmission.findMany({ ...page, orderBy, select: SUBMISSION_COLUMNS })).map(submissionJson);
    },
  });
}

async function countSubmissions(siteId: number, search: SubmissionSearch, limit: { take?: number }): Promise<number> {
  if (search.query) return (await findIdsWithText(siteId, search, limit)).length;
  return db.formSubmission.count(await submissionsMatching(siteId, search, limit));
}

/** Counts a site's unread submissions, and all submissions of each of its forms. Does not count spam. */
export async function summariseSubmissions(caller: Caller, siteId: number): Promise<SubmissionSummary> {
  await requireSite(caller, "read_messages", siteId);
  const where = { siteId, isSpam: false };
  const [unread, groups] = await Promise.all([
    db.formSubmission.count({ where: { ...where, readAt: null } }),
    db.formSubmission.groupBy({ by: ["formId"], where, _count: true, _max: { id: true } }),
  ]);
  const newestIds = groups.flatMap(({ _max }) => _max.id ?? []);
  const newest = await db.formSubmission.findMany({
    where: { id: { in: newestIds } },
    select: { formId: true, formName: true },
  });
  const names = new Map(newest.map(({ formId, formName }) => [formId, formName]));
  const forms = groups.map(({ formId, _count }) => ({ id: formId, name: names.get(formId) ?? "", count: _count }));
  return { unread, forms: forms.sort((a, b) => a.name.localeCompare(b.name)) };
}

/** Marks a submission as read or unread, and as spam or not. */
export async function updateSubmission(
  caller: Caller,
  id: number,
  { read, spam }: SubmissionChange,
): Promise<SubmissionJson> {
  const { readAt } = await requireSubmission(caller, id);
  const newReadAt = read ? (readAt ?? new Date()) : null;
  const data = omitUndefined({ readAt: read === undefined ? undefined : newReadAt, isSpam: spam });
  return submissionJson(await db.formSubmission.update({ where: { id }, data, select: SUBMISSION_COLUMNS }));
}

/** Deletes a submission for good. */
export async function deleteSubmission(caller: Caller, id: number): Promise<void> {
  await requireSubmission(caller, id);
  await db.formSubmission.deleteMany({ where: { id } });
}

/**
 * Finds a submission that the caller may change. Throws a 404 if there is none, if the caller may not read it or if its
 * site is in the trash.
 */
const requireSubmission = (caller: Caller, id: number) =>
  requireInReach(
    caller,
    { noun: "sites", verb: "update_messages", seen: "read_messages", label: line("Message") },
    (reach) =>
      db.formSubmission.findFirst({
        where: { id, site: { AND: [{ deletedAt: null }, reach] } },
        select: { readAt: true },
      }),
  );
