import "server-only";
import { parseDocument } from "@/lib/site-pages/document";
import { pageHtml } from "@/lib/site-pages/page-html";
import { nullIfTooLarge } from "@/lib/site-pages/page-size";

/** `document`: as JSON text. `pageId`: default: the first page. */
export type PreviewInput = { document: string; pageId?: string | undefined };
/** `missing`: the document has no such page. */
export type RenderedPreview = { html: string } | { refusal: "missing" | "too-large" };

/** The task `renderPreview`: renders a page of a document, without scripts. Runs in a thread. */
export function renderPreview({ document: text, pageId }: PreviewInput): RenderedPreview {
  const document = parseDocument(text);
  const page = pageId === undefined ? document.pages[0] : document.pages.find(({ id }) => id === pageId);
  if (!page) return { refusal: "missing" };
  const html = nullIfTooLarge(() => pageHtml(document, page, { lang: "en" }));
  return html === null ? { refusal: "too-large" } : { html };
}
