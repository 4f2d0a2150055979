import * as z from "zod";
import { listQuery, listSearch, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";

/**
 * A field that was submitted with a value. `name` is the input's name. `label` is the text of its label or, without a
 * label, its `aria-label`, placeholder or name.
 */
export const submissionField = z.strictObject({ name: z.string(), label: z.string(), value: z.string() });
export type SubmissionField = z.output<typeof submissionField>;

/**
 * `form`: the id of a form. `spam`: lists only spam, which is otherwise left out. `unread`: lists only unread
 * submissions.
 */
const filters = {
  form: z.string().min(1).max(200).optional(),
  spam: yesOrNo.default(false),
  unread: yesOrNo.default(false),
};
export const submissionSearch = listSearch.extend(filters);
export type SubmissionSearch = z.output<typeof submissionSearch>;
export const submissionListQuery = listQuery(["created_at"]).extend(filters);
export type SubmissionListQuery = z.output<typeof submissionListQuery>;

export const submissionParams = z.object({ submissionId: rowId });

export const submissionChange = z.strictObject({ read: z.boolean().optional(), spam: z.boolean().optional() });
export type SubmissionChange = z.output<typeof submissionChange>;

export const submissionWire = z
  .strictObject({
    id: z.int(),
    form_id: z.string(),
    form_name: z.string(),
    page: z.string().meta({ description: "The path of the page with the form." }),
    fields: z.array(submissionField),
    spam: z.boolean(),
    read_at: time.nullable(),
    created_at: time,
  })
  .meta({ id: "Submission" });
export type SubmissionJson = z.output<typeof submissionWire>;
export const submissionResponse = z.strictObject({ submission: submissionWire });
export const submissionPage = pageOf(submissionWire);

export const submissionSummary = z.strictObject({
  unread: z.int().meta({ description: "The number of unread submissions, without spam." }),
  forms: z.array(z.strictObject({ id: z.string(), name: z.string(), count: z.int() })).meta({
    description: "The forms that have submissions, sorted by name. `count` excludes spam.",
  }),
});
export type SubmissionSummary = z.output<typeof submissionSummary>;
