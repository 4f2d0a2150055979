import "server-only";
import { notFound } from "@/lib/errors";
import type { T } from "@/lib/i18n/create-t";
import { getPagePreview } from "@/lib/page-previews/page-previews";
import { type Caller, findOwnDocument, listOwnTemplates, type TemplateDocument } from "@/lib/templates/own-templates";
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

/** Returns the document of a new project that starts from the template. Null if there is none. */
export async function findTemplateDocument(caller: Caller, id: string): Promise<TemplateDocument | null> {
  const template = await findTemplate(id);
  if (!template) return findOwnDocument(caller, id);
  return { document: JSON.stringify(templateDocument(template)), language: languageOf(template) };
}

/** Returns a page of a template as HTML without scripts. Throws a 404 if there is no such template or page. */
export async function getTemplatePreview(
  caller: Caller,
  id: string,
  { page }: TemplatePreviewQuery,
): Promise<{ html: string }> {
  const template = await findTemplateDocument(caller, id);
  if (template === null) throw notFound("Template");
  return {
    html: await getPagePreview({ document: template.document, position: page - 1 }, { ownerId: caller.actor.id }),
  };
}

/** The texts of our templates are English. */
const languageOf = ({ category }: Template) => (category === "blank" ? null : "en");

function templateJson(template: Template, t: T): TemplateJson {
  const { id, name, category, pages } = template;
  return {
    id,
    name: t(name),
    category,
    language: languageOf(template),
    thumbnail: category === "blank" ? null : `/templates/${id}/thumbnail.avif`,
    pages: pages.length,
    may: [],
  };
}
