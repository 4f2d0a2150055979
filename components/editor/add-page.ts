import type { Editor, Page } from "grapesjs";
import { toast } from "@/components/ui/toast";
import type { T } from "@/lib/i18n/create-t";
import { PAGES_MAX } from "@/lib/projects/policy";

/** Adds an empty page and opens it. If the project already has the maximum number of pages, only shows a message. */
export function addPage({ Pages }: Editor, t: T): void {
  const pages = Pages.getAll();
  if (pages.length >= PAGES_MAX) {
    toast({ type: "danger", message: t("A project can have at most :count pages.", { count: PAGES_MAX }) });
    return;
  }
  const page = Pages.add({ name: t("New page"), slug: freeSlug(pages, "new-page") });
  if (page) Pages.select(page);
}

/** Returns the slug, with a number appended if another page already has it. */
export function freeSlug(pages: readonly Page[], preferred: string): string {
  const taken = new Set(pages.map((page) => page.get("slug" as never) as string | undefined));
  let slug = preferred;
  for (let number = 2; taken.has(slug); number += 1) slug = `${preferred}-${number}`;
  return slug;
}
