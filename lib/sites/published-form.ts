import * as z from "zod";

/** A published form of a site. `type`: the type of an input, or "textarea" or "select". */
export const publishedForm = z.object({
  id: z.string(),
  name: z.string(),
  /** The path of the page with the form. */
  page: z.string(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), type: z.string(), required: z.boolean() })),
});
export type PublishedForm = z.output<typeof publishedForm>;

/** A field that people do not see. Programs fill it in, so a submission with it is spam. */
export const TRAP_FIELD = "_website";
