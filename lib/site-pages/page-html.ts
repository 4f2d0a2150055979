import "server-only";
import { direction } from "@/lib/i18n/direction";
import { attributesHtml, bodyHtml, type HtmlOptions, type PageAddresses } from "@/lib/site-pages/component-html";
import { type DocumentPage, rootOf, type SiteDocument } from "@/lib/site-pages/document";
import type { UsedNames } from "@/lib/site-pages/elements";
import { escapeHtml } from "@/lib/site-pages/escape";
import { PAGE_MAX_BYTES, TooLargeOutput } from "@/lib/site-pages/page-size";
import { prepareStyles, usedCss } from "@/lib/site-pages/style-css";
import { BASE_CSS } from "@/lib/site-styles/base-css";
import { fallbackFaces, withFallbacks } from "@/lib/site-styles/fallback-faces";
import { characterCodes, fontsIn, neededFaces } from "@/lib/site-styles/font-faces";
import type { SiteFontId } from "@/lib/site-styles/fonts";

export type SiteOptions = Pick<HtmlOptions, "changeAddress" | "withCustomCode"> & {
  /** The language of the site. */
  lang: string;
};

export type PageOptions = Pick<HtmlOptions, "changeElement"> & {
  /** Additional HTML for the `<head>`. */
  head?: string;
  /** Leaves out the page's custom code, even if the site's is written. */
  withoutCustomCode?: boolean;
};

/** A page as HTML, the styles in it, and the addresses in it. */
export type WrittenPage = { html: string; css: string; addresses: PageAddresses };

const MINIFIED_BASE_CSS = minify(BASE_CSS);

/**
 * Returns a function that writes the pages of a document as HTML, with their styles inline. The pages have no scripts
 * except in their custom code. The function throws `TooLargeOutput` for a page of more than `PAGE_MAX_BYTES`.
 */
export function createPageWriter(document: SiteDocument, { lang, ...options }: SiteOptions) {
  const styles = prepareStyles(document.styles ?? [], options.changeAddress);
  const start = `<!doctype html><html lang="${escapeHtml(lang)}"${direction(lang) === "rtl" ? ' dir="rtl"' : ""}><head><meta charset="utf-8">`;

  return (page: DocumentPage, { head = "", changeElement, withoutCustomCode }: PageOptions = {}): WrittenPage => {
    const names: UsedNames = { classes: new Set(), ids: new Set(), tags: new Set(), hasCode: false };
    const addresses: PageAddresses = { link: new Set(), media: new Set() };
    const root = rootOf(page);
    const attributes = attributesHtml("body", root, names);
    const withCustomCode = options.withCustomCode === true && !withoutCustomCode;
    const body = bodyHtml(root, { names, addresses }, { ...options, withCustomCode, changeElement });
    const { css: pageCss, addresses: loadedByCss } = usedCss(styles, names);
    for (const address of loadedByCss) addresses.media.add(address);
    const fonts = fontsIn(pageCss);
    const faces = facesFor(fonts, { text: body + titleOf(page), hasItalics: hasItalics(names, pageCss) });
    const css = faces + MINIFIED_BASE_CSS + withFallbacks(pageCss, fonts);
    const description = page.description?.trim();
    const html = [
      start,
      '<meta name="viewport" content="width=device-width,initial-scale=1">',
      `<title>${escapeHtml(titleOf(page))}</title>`,
      description ? `<meta name="description" content="${escapeHtml(description)}">` : "",
      head,
      `<style>${css}</style></head><body${attributes}>${body}</body></html>`,
    ].join("");
    if (Buffer.byteLength(html) > PAGE_MAX_BYTES)
      throw new TooLargeOutput(body.length > css.length ? "content" : "styles");
    return { html, css, addresses };
  };
}

/** Returns one page of a document as HTML. Throws `TooLargeOutput`. */
export const pageHtml = (
  document: SiteDocument,
  page: DocumentPage,
  { head, changeElement, ...options }: SiteOptions & PageOptions,
): string => createPageWriter(document, options)(page, { ...(head && { head }), changeElement }).html;

function facesFor(fonts: readonly SiteFontId[], page: { text: string; hasItalics: boolean }): string {
  const codes = fonts.length > 0 ? characterCodes(page.text) : new Uint32Array();
  return fonts.map((id) => neededFaces(id, codes, page.hasItalics) + fallbackFaces(id)).join("");
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
