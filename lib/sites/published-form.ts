import * as z from "zod";

/** The form that a visitor of a site sees, as it was published. `type`: of an input, or "textarea" or "select". */
export const publishedForm = z.object({
  id: z.string(),
  name: z.string(),
  /** The path of its page. */
  page: z.string(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), type: z.string(), required: z.boolean() })),
});
export type PublishedForm = z.output<typeof publishedForm>;

/** A field that people do not see. Programs fill it in, so a submission with it is spam. */
export const TRAP_FIELD = "_website";
