"use client";

import { useEngine } from "@/components/editor/use-engine";

/** The paths of the site's pages. */
export function usePagePaths(): string[] {
  const { Pages } = useEngine();
  return Pages.getAll().map((page, index) => (index === 0 ? "/" : `/${page.get("slug") || page.getId()}`));
}
