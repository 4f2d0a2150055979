import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import type { SubmissionField, SubmissionJson } from "@/lib/submissions/schema";

export const SUBMISSION_COLUMNS = {
  id: true,
  formId: true,
  formName: true,
  page: true,
  fields: true,
  isSpam: true,
  readAt: true,
  createdAt: true,
} as const satisfies Prisma.FormSubmissionSelect;

type SubmissionRow = Prisma.FormSubmissionGetPayload<{ select: typeof SUBMISSION_COLUMNS }>;

export const submissionJson = (row: SubmissionRow): SubmissionJson => ({
  id: row.id,
  form_id: row.formId,
  form_name: row.formName,
  page: row.page,
  fields: row.fields as SubmissionField[],
  spam: row.isSpam,
  read_at: row.readAt?.toISOString() ?? null,
  created_at: row.createdAt.toISOString(),
});
