import { isSame } from "@/lib/editor/merge/same";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

/** What happened to a page since an earlier version. */
export type PageChange = { id: string; name: string; change: "same" | "changed" | "added" | "removed" };

/** Compares the pages of an earlier document with those of the current one. Added pages come last. */
export function listChangedPages(earlier: ProjectDocumentJson, current: ProjectDocumentJson): PageChange[] {
  const currentPages = new Map(current.pages.map((page) => [page.id, page]));
  const earlierIds = new Set(earlier.pages.map(({ id }) => id));
  const changes = earlier.pages.map((page): PageChange => {
    const other = currentPages.get(page.id);
    return { id: page.id, name: page.name ?? page.id, change: other ? comparison(page, other) : "removed" };
  });
  const added = current.pages.filter(({ id }) => !earlierIds.has(id));
  return [...changes, ...added.map(({ id, name = id }): PageChange => ({ id, name, change: "added" }))];
}

const comparison = (a: object, b: object) => (isSame(a, b) ? "same" : "changed");
