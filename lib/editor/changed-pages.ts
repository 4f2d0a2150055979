import { isSame } from "@/lib/editor/merge-documents";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

/** What happened to a page since an earlier version. */
export type PageChange = { id: string; name: string; change: "same" | "changed" | "added" | "removed" };

/** Compares the pages of an earlier document with those of the current one, in the earlier order. */
export function changedPages(earlier: ProjectDocumentJson, current: ProjectDocumentJson): PageChange[] {
  const now = new Map(current.pages.map((page) => [page.id, page]));
  const before = new Set(earlier.pages.map(({ id }) => id));
  const compared = earlier.pages.map((page): PageChange => {
    const other = now.get(page.id);
    return { id: page.id, name: page.name ?? page.id, change: other ? comparison(page, other) : "removed" };
  });
  const added = current.pages.filter(({ id }) => !before.has(id));
  return [...compared, ...added.map(({ id, name = id }): PageChange => ({ id, name, change: "added" }))];
}

const comparison = (a: object, b: object) => (isSame(a, b) ? "same" : "changed");
