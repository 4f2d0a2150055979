import type { Editor, Page } from "grapesjs";
import { freeSlug } from "@/components/editor/add-page";
import { copyOf } from "@/components/editor/copy-ids";
import { moveLinks } from "@/components/editor/links/links-to-page";
import { runAsOneStep } from "@/components/editor/one-step";
import { pageSlugFor } from "@/lib/editor/page-slug";
import type { T } from "@/lib/i18n/create-t";
import { PAGE_NAME_MAX_CHARS } from "@/lib/projects/policy";

type NewName = { newName: string; isFirst: boolean };
type Values = { name?: string; slug?: string; title?: string };

/** Adds a copy of a page, and opens it. */
export function duplicatePage({ Pages }: Editor, page: Page, t: T): void {
  const { id: _, frames: __, ...settings } = page.toJSON() as Record<string, unknown>;
  const component = copyOf(page.getMainComponent());
  const slug = freeSlug(Pages.getAll(), `${String(settings.slug ?? "") || "home"}-copy`);
  const name = page.getName() || t("Untitled");
  const copy = Pages.add({
    ...settings,
    slug,
    name: t("Copy of :name", { name }).slice(0, PAGE_NAME_MAX_CHARS),
    component,
  });
  if (copy) Pages.select(copy);
}

/** Removes a page. If it was open, opens the first one. */
export function removePage({ Pages }: Editor, page: Page): void {
  const isOpen = Pages.getSelected() === page; // the engine keeps a removed page selected
  Pages.remove(page);
  const [first] = Pages.getAll();
  if (isOpen && first) Pages.select(first);
}

/** Gives a page another path, to which all links to it then lead. Returns how many links these are. */
export function changePath(engine: Editor, page: Page, slug: string): number {
  const before = (page.attributes as Values).slug ?? "";
  let links = 0;
  runAsOneStep(engine, () => {
    page.set({ slug });
    if (before) links = moveLinks(engine, `/${before}`, `/${slug}`);
  });
  return links;
}

/**
 * Gives a page another name. Its path and its title follow the name until they are edited. The first page keeps its
 * path. Returns how many links to it have changed with its path.
 */
export function renamePage(engine: Editor, page: Page, { newName, isFirst }: NewName): number {
  const { Pages } = engine;
  const { name = "", slug = "", title = "" } = page.attributes as Values;
  const others = Pages.getAll().filter((other) => other !== page);
  const ownSlug = pageSlugFor(name);
  const followsName = slug === ownSlug || slug.replace(/-\d+$/, "") === ownSlug;
  const newSlug = pageSlugFor(newName);
  page.set({ name: newName, ...(title !== "" && title === name && { title: newName }) });
  return !isFirst && followsName && newSlug ? changePath(engine, page, freeSlug(others, newSlug)) : 0;
}
