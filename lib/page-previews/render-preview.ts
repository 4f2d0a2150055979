import "server-only";
import { parseDocument } from "@/lib/site-pages/document";
import { pageHtml } from "@/lib/site-pages/page-html";
import { nullIfTooLarge } from "@/lib/site-pages/page-size";

/** `document`: as JSON text. The page is the one with the id `pageId`, else the one at `position`, else the first. */
export type PreviewInput = { document: string; pageId?: string | undefined; position?: number };
/** `missing`: the document has no such page. */
export type RenderedPreview = { html: string } | { refusal: "missing" | "too-large" };

/** The task `renderPreview`: renders a page of a document, without scripts. Runs in a thread. */
export function renderPreview({ document: text, pageId, position = 0 }: PreviewInput): RenderedPreview {
  const document = parseDocument(text);
  const page = pageId === undefined ? document.pages[position] : document.pages.find(({ id }) => id === pageId);
  if (!page) return { refusal: "missing" };
  const html = nullIfTooLarge(() => pageHtml(document, page, { lang: "en" }));
  return html === null ? { refusal: "too-large" } : { html };
}
