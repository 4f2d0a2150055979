import "server-only";
import type { SiteFile } from "@/lib/publications/picture-sizes";
import { type RenderedSite, type RenderOptions, renderSite, TooLargePage } from "@/lib/publications/render";
import { parseDocument } from "@/lib/site-pages/document";
import { fileNames } from "@/lib/site-pages/file-names";
import type { LargePart } from "@/lib/site-pages/page-size";

/**
 * `document`: as JSON text. `hasRelativeLinks`: whether the pages link to each other by the names of their files, to be
 * opened from a folder.
 */
export type RenderInput = Pick<RenderOptions, "lang" | "name"> & {
  document: string;
  files: ReadonlyMap<string, SiteFile | null>;
  icon: SiteFile | undefined;
  hasRelativeLinks?: boolean;
};

/**
 * `fileNames`: the name of each page's file in a folder, by the id of the page. `tooLarge`: the page that makes the
 * site too large.
 */
export type RenderedDocument =
  | (RenderedSite & { fileNames: ReadonlyMap<string, string> })
  | { tooLarge: { part: LargePart; page: string } };

/** The task `renderDocument`: renders all pages of a document. Runs in a thread. */
export function renderDocument({ document: text, hasRelativeLinks, ...options }: RenderInput): RenderedDocument {
  const document = parseDocument(text);
  const names = fileNames(document);
  const relativeLink = hasRelativeLinks ? { relativeLink: names.relativeLink } : {};
  try {
    return { ...renderSite(document, { ...options, ...relativeLink }), fileNames: names.ofPage };
  } catch (error) {
    if (error instanceof TooLargePage) return { tooLarge: { part: error.part, page: error.page } };
    throw error;
  }
}
