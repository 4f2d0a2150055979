import * as z from "zod";
import { TEMPLATE_CATEGORIES } from "@/lib/templates/categories";

export const templateWire = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    category: z.enum(TEMPLATE_CATEGORIES),
    /** The address of a picture of its first page. Null for an empty page. */
    thumbnail: z.string().nullable(),
    /** How many pages it has. */
    pages: z.int(),
  })
  .meta({ id: "Template" });
export type TemplateJson = z.output<typeof templateWire>;
export const templatesResponse = z.strictObject({ templates: z.array(templateWire) });
