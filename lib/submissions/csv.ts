import "server-only";
import { inBatches } from "@/lib/db/batches";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import type { CsvColumns, CsvFile } from "@/lib/http/csv";
import type { Caller } from "@/lib/projects/projects";
import { requireSite } from "@/lib/sites/sites";
import type { SubmissionJson, SubmissionSearch } from "@/lib/submissions/schema";
import { submissionsMatching } from "@/lib/submissions/search";
import { SUBMISSION_COLUMNS, submissionJson } from "@/lib/submissions/submission-json";

const COLUMNS: CsvColumns<SubmissionJson> = {
  id: ({ id }) => id,
  form: ({ form_name }) => form_name,
  page: ({ page }) => page,
  read_at: ({ read_at }) => read_at,
  created_at: ({ created_at }) => created_at,
};
/**
 * The maximum number of columns for labels. There may be many labels if a site's forms change often. Further labels are
 * left out.
 */
const LABELS_MAX = 500;

/** The submissions of a site as a CSV file, with a column for each field label that occurs in them. */
export async function submissionCsv(
  caller: Caller,
  siteId: number,
  search: SubmissionSearch,
): Promise<CsvFile<SubmissionJson>> {
  await requireSite(caller, "read_messages", siteId);
  const { where } = await submissionsMatching(siteId, search);
  const columns = { ...COLUMNS, ...labelColumns(await listLabels(where)) };
  return { name: "messages", columns, batches: batchesOf(where) };
}

const batchesOf = (matching: Prisma.FormSubmissionWhereInput) =>
  inBatches(async ({ where, ...batch }) => {
    const rows = await db.formSubmission.findMany({
      ...batch,
      where: { AND: [matching, where] },
      select: SUBMISSION_COLUMNS,
    });
    return rows.map(submissionJson);
  });

/** At most `LABELS_MAX` labels, in the order of their first use. */
async function listLabels(where: Prisma.FormSubmissionWhereInput): Promise<string[]> {
  const labels = new Set<string>();
  for await (const rows of batchesOf(where)) {
    for (const { label } of rows.flatMap(({ fields }) => fields)) labels.add(label);
  }
  return [...labels].slice(0, LABELS_MAX);
}

const labelColumns = (labels: readonly string[]): CsvColumns<SubmissionJson> =>
  Object.fromEntries(labels.map((label) => [columnName(label), valueUnder(label)]));

/**
 * Quotes a label that is the name of another column. Also quotes a label that is a number, because an object lists
 * numeric keys first.
 */
const columnName = (label: string) => (label in COLUMNS || /^\d+$/.test(label) ? `"${label}"` : label);

const valueUnder =
  (label: string) =>
  ({ fields }: SubmissionJson) =>
    fields
      .filter((field) => field.label === label)
      .map(({ value }) => value)
      .join(", ");
