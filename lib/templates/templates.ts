import "server-only";
import { notFound } from "@/lib/errors";
import type { T } from "@/lib/i18n/create-t";
import { getPagePreview } from "@/lib/page-previews/page-previews";
import { type Caller, findOwnDocument, listOwnTemplates } from "@/lib/templates/own-templates";
import type { TemplateJson, TemplatePreviewQuery } from "@/lib/templates/schema";
import type { Template } from "@/lib/templates/template";
import { templateDocument } from "@/lib/templates/template-document";

/** Loaded when first needed, because the templates are large. */
const loadCatalog = async (): Promise<readonly Template[]> => (await import("@/lib/templates/catalog")).CATALOG;

/**
 * Lists the blank template, then the templates of the workspace or the actor's personal ones, then those that come with
 * Plinth. `t` translates the names of Plinth's templates.
 */
export async function listTemplates(caller: Caller, t: T): Promise<TemplateJson[]> {
  const [catalog, ownTemplates] = await Promise.all([loadCatalog(), listOwnTemplates(caller)]);
  const plinthTemplates = catalog.map((template) => templateJson(template, t));
  return [...plinthTemplates.slice(0, 1), ...ownTemplates, ...plinthTemplates.slice(1)];
}

/** Finds the template with this id among those that come with Plinth. Null if there is none. */
export async function findTemplate(id: string): Promise<Template | null> {
  return (await loadCatalog()).find((template) => template.id === id) ?? null;
}

/** Returns the document, as JSON text, of a new project that starts from the template. Null if there is none. */
export async function findTemplateDocument(caller: Caller, id: string): Promise<string | null> {
  const template = await findTemplate(id);
  return template ? JSON.stringify(templateDocument(template)) : findOwnDocument(caller, id);
}

/** Returns a page of a template as HTML without scripts. Throws a 404 if there is no such template or page. */
export async function getTemplatePreview(
  caller: Caller,
  id: string,
  { page }: TemplatePreviewQuery,
): Promise<{ html: string }> {
  const document = await findTemplateDocument(caller, id);
  if (document === null) throw notFound("Template");
  return { html: await getPagePreview({ document, position: page - 1 }, { ownerId: caller.actor.id }) };
}

const templateJson = ({ id, name, category, pages }: Template, t: T): TemplateJson => ({
  id,
  name: t(name),
  category,
  thumbnail: category === "blank" ? null : `/templates/${id}/thumbnail.avif`,
  pages: pages.length,
  may: [],
});
