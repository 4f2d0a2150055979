import type { Component, Editor, Page } from "grapesjs";
import { copyOf } from "@/components/editor/copy-ids";
import { withCurrent } from "@/components/editor/current-link";
import { toast } from "@/components/ui/toast";
import { pageSlugFor } from "@/lib/editor/page-slug";
import type { T } from "@/lib/i18n/create-t";
import { PAGES_MAX } from "@/lib/projects/policy";
import { SHARED_TAGS } from "@/lib/site-pages/shared-tags";

/**
 * Adds a page with the header and the footer of the open page, and opens it unless `isSelected` is false. If the
 * project already has the maximum number of pages, only shows a message, and returns null.
 */
export function addPage({ Pages }: Editor, t: T, { name = t("New page"), isSelected = true } = {}): Page | null {
  const pages = Pages.getAll();
  if (pages.length >= PAGES_MAX) {
    toast({ type: "danger", message: t("A project can have at most :count pages.", { count: PAGES_MAX }) });
    return null;
  }
  const component = withoutMiddle(Pages.getSelected()?.getMainComponent());
  const title = { title: name } as object; // the engine's type does not know what else a page has
  const page = Pages.add({
    name,
    slug: freeSlug(pages, pageSlugFor(name) || "new-page"),
    ...title,
    ...(component && { component }),
  });
  if (page && isSelected) Pages.select(page);
  return page ?? null;
}

/** Returns a copy of a page's root with only its header, its empty `<main>` and its footer. Null without a header. */
function withoutMiddle(root: Component | undefined): Record<string, unknown> | null {
  const parts = root?.components().models ?? [];
  if (!root || !parts.some((part) => part.tagName === "header")) return null;
  const kept = parts.flatMap((part) => {
    if (SHARED_TAGS.has(part.tagName)) return [withCurrent(copyOf(part), undefined)]; // the new page has no link yet
    return part.tagName === "main" ? [{ ...copyOf(part), components: [] }] : [];
  });
  return { ...copyOf(root), components: kept };
}

/** Returns the slug, with a number appended if another page already has it. */
export function freeSlug(pages: readonly Page[], preferred: string): string {
  const taken = new Set(pages.map((page) => page.get("slug" as never) as string | undefined));
  let slug = preferred;
  for (let number = 2; taken.has(slug); number += 1) slug = `${preferred}-${number}`;
  return slug;
}
