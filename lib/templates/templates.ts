import "server-only";
import type { T } from "@/lib/i18n/create-t";
import type { TemplateJson } from "@/lib/templates/schema";
import type { Template } from "@/lib/templates/template";

/** Loaded when first needed, because the templates are large texts. */
const loadCatalog = async (): Promise<readonly Template[]> => (await import("@/lib/templates/catalog")).CATALOG;

/** Lists the templates that come with Plinth, the empty one first. `t` translates their names. */
export async function listTemplates(t: T): Promise<TemplateJson[]> {
  return (await loadCatalog()).map((template) => templateJson(template, t));
}

/** Finds a template by its id. Null if there is none. */
export async function findTemplate(id: string): Promise<Template | null> {
  return (await loadCatalog()).find((template) => template.id === id) ?? null;
}

const templateJson = ({ id, name, category, pages }: Template, t: T): TemplateJson => ({
  id,
  name: t(name),
  category,
  thumbnail: category === "blank" ? null : `/templates/${id}/thumbnail.avif`,
  pages: pages.length,
});
