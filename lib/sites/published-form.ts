import * as z from "zod";

/** A form of a published site. `type` is the type of an input, or "textarea" or "select", or "submit" for a button. */
export const publishedForm = z.object({
  id: z.string(),
  name: z.string(),
  /** The path of the page with the form. */
  page: z.string(),
  /** The path of the site's page that visitors get after they have sent the form. Without it, they get a short page. */
  next: z.string().optional(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), type: z.string(), required: z.boolean() })),
});
export type PublishedForm = z.output<typeof publishedForm>;

/** The name of a field that people do not see but bots fill in. A submission with a value for it is spam. */
export const HONEYPOT_FIELD = "_website";
