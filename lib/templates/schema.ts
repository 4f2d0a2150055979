import * as z from "zod";
import { changesOf } from "@/lib/http/changes";
import { mayWire } from "@/lib/ownership/schema";
import { TEMPLATE_CATEGORIES } from "@/lib/templates/categories";
import { TEMPLATE_NAME_MAX_CHARS } from "@/lib/templates/policy";

const name = z.string().trim().min(1).max(TEMPLATE_NAME_MAX_CHARS);

/** The form that saves a project as a template. */
export const templateName = z.strictObject({ name });
/** `name` defaults to the project's name. */
export const newTemplate = z.strictObject({ name: name.optional() });
export type NewTemplate = z.output<typeof newTemplate>;
export const templateChange = changesOf(templateName);
export type TemplateChange = z.output<typeof templateChange>;

export const templateParams = z.object({ templateId: z.string().max(80) });

export const templateWire = z
  .strictObject({
    id: z.string(),
    name: z.string(),
    category: z
      .enum([...TEMPLATE_CATEGORIES, "own"])
      .meta({ description: "`own`: saved by the user or in the workspace." }),
    language: z.string().nullable().meta({ description: "The language of its texts. Null for the blank template." }),
    /** The path of a picture of the first page. Null for the blank template and for users' templates. */
    thumbnail: z.string().nullable(),
    /** The number of pages. */
    pages: z.int(),
    may: mayWire("templates"),
  })
  .meta({ id: "Template" });
export type TemplateJson = z.output<typeof templateWire>;
export const templateResponse = z.strictObject({ template: templateWire });
export const templatesResponse = z.strictObject({ templates: z.array(templateWire) });
/** `page`: its number. The first page has the number 1. */
export const templatePreviewQuery = z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) });
export type TemplatePreviewQuery = z.output<typeof templatePreviewQuery>;
/** `html`: the whole page. It has no scripts. */
export const templatePreviewResponse = z.strictObject({ html: z.string() });
