import "server-only";
import { attributesFor, bodyHtml, type HtmlOptions, type UsedNames } from "@/lib/site-pages/component-html";
import type { DocumentComponent, DocumentPage, SiteDocument } from "@/lib/site-pages/document";
import { escapeHtml } from "@/lib/site-pages/escape";
import { usedCss } from "@/lib/site-pages/style-css";
import { BASE_CSS } from "@/lib/site-styles/base-css";
import { fontsIn, neededFaces } from "@/lib/site-styles/font-faces";

export type PageOptions = HtmlOptions & {
  /** The language of the site. */
  lang: string;
};

const BASE = minify(BASE_CSS);

/** Returns a page of a document as HTML with its styles in the page. It has no scripts but the members' custom code. */
export function pageHtml(document: SiteDocument, page: DocumentPage, { lang, ...options }: PageOptions) {
  const used: UsedNames = { classes: new Set(), ids: new Set(), tags: new Set() };
  const root = rootOf(page);
  const attributes = attributesFor("body", root, used);
  const body = bodyHtml(root, used, options);
  const own = usedCss(document.styles ?? [], used, options.changeAddress);
  const text = body + titleOf(page);
  const css =
    fontsIn(own)
      .map((id) => neededFaces(id, text, hasItalics(used, own)))
      .join("") +
    BASE +
    own;
  const description = page.description?.trim();
  return [
    `<!doctype html><html lang="${escapeHtml(lang)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(titleOf(page))}</title>`,
    description ? `<meta name="description" content="${escapeHtml(description)}">` : "",
    `<style>${css}</style></head><body${attributes}>${body}</body></html>`,
  ].join("");
}

const hasItalics = ({ tags }: UsedNames, css: string) =>
  ["em", "i", "cite", "dfn", "var", "address"].some((tag) => tags.has(tag)) || css.includes("italic");

/** The page's title, or its name. */
const titleOf = ({ title, name }: DocumentPage) => (title?.trim() || name?.trim()) ?? "";

/** The component that holds a page's content. */
const rootOf = ({ frames, component }: DocumentPage): DocumentComponent => frames?.[0]?.component ?? component ?? {};

/** For our own style sheets, which contain no texts. */
function minify(css: string): string {
  return css
    .replace(/\s+/g, " ")
    .replace(/ ?([{}:;,]) ?/g, "$1")
    .trim();
}
