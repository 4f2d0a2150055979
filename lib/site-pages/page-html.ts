import "server-only";
import { direction } from "@/lib/i18n/direction";
import { attributesHtml, bodyHtml, type HtmlOptions } from "@/lib/site-pages/component-html";
import { type DocumentPage, rootOf, type SiteDocument } from "@/lib/site-pages/document";
import type { UsedNames } from "@/lib/site-pages/elements";
import { escapeHtml } from "@/lib/site-pages/escape";
import { usedCss } from "@/lib/site-pages/style-css";
import { BASE_CSS } from "@/lib/site-styles/base-css";
import { fallbackFaces, withFallbacks } from "@/lib/site-styles/fallback-faces";
import { fontsIn, neededFaces } from "@/lib/site-styles/font-faces";

export type PageOptions = HtmlOptions & {
  /** The language of the site. */
  lang: string;
  /** Additional HTML for the `<head>`. */
  head?: string;
};

const MINIFIED_BASE_CSS = minify(BASE_CSS);

/** Returns a page of a document as HTML, with its styles inline. The page has no scripts except in its custom code. */
export function pageHtml(document: SiteDocument, page: DocumentPage, { lang, head = "", ...options }: PageOptions) {
  const usedNames: UsedNames = { classes: new Set(), ids: new Set(), tags: new Set() };
  const root = rootOf(page);
  const attributes = attributesHtml("body", root, usedNames);
  const body = bodyHtml(root, usedNames, options);
  const pageCss = usedCss(document.styles ?? [], usedNames, options.changeAddress);
  const text = body + titleOf(page);
  const fonts = fontsIn(pageCss);
  const css =
    fonts.map((id) => neededFaces(id, text, hasItalics(usedNames, pageCss)) + fallbackFaces(id)).join("") +
    MINIFIED_BASE_CSS +
    withFallbacks(pageCss, fonts);
  const description = page.description?.trim();
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"${direction(lang) === "rtl" ? ' dir="rtl"' : ""}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(titleOf(page))}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : "",
    head,
    `<style>${css}</style></head><body${attributes}>${body}</body></html>`,
  ].join("");
}

const hasItalics = ({ tags }: UsedNames, css: string) =>
  ["em", "i", "cite", "dfn", "var", "address"].some((tag) => tags.has(tag)) || css.includes("italic");

/** The page's title, or its name if it has no title. */
export const titleOf = ({ title, name }: DocumentPage) => (title?.trim() || name?.trim()) ?? "";

/**
 * Removes unnecessary spaces. Use this only for our own style sheets, which contain no strings: it would also remove
 * spaces inside strings.
 */
function minify(css: string): string {
  return css
    .replace(/\s+/g, " ")
    .replace(/ ?([{}:;,]) ?/g, "$1")
    .trim();
}
