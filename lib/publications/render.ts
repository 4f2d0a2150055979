import "server-only";
import { defaultIcon } from "@/lib/publications/default-icon";
import {
  derivedPathsIn,
  hasIcons,
  hasSocialPicture,
  iconPath,
  PHONE_ICON_PIXELS,
  SOCIAL_PIXELS,
  socialPath,
  TAB_ICON_PIXELS,
} from "@/lib/publications/derived-pictures";
import { createFullWidthTest } from "@/lib/publications/full-width";
import { createPictureWriter } from "@/lib/publications/picture-element";
import { plainAddress, type SiteFile, type SiteFiles } from "@/lib/publications/picture-sizes";
import { FORM_PATH, MISSING_PATH, ORIGIN_MARK } from "@/lib/publications/policy";
import { createShell, SHELL_HEAD, type Shell } from "@/lib/publications/shell";
import type { ChangeAddress, ElementChange } from "@/lib/site-pages/component-html";
import {
  type DocumentComponent,
  type DocumentPage,
  pathOf,
  rootOf,
  type SiteDocument,
} from "@/lib/site-pages/document";
import { hasCustomCode, type PageElement } from "@/lib/site-pages/elements";
import { escapeHtml } from "@/lib/site-pages/escape";
import { createIdMaker, formsOf, type PageForm } from "@/lib/site-pages/forms";
import { createPageWriter, titleOf } from "@/lib/site-pages/page-html";
import { type LargePart, SITE_MAX_BYTES, TooLargeOutput } from "@/lib/site-pages/page-size";
import { HONEYPOT_FIELD, type PublishedForm } from "@/lib/sites/published-form";

/** A page of a site as visitors get it, but with `ORIGIN_MARK` instead of the site's address. */
export type RenderedPage = { path: string; pageId: string; title: string; html: string; hasCode: boolean };

export type RenderOptions = {
  lang: string;
  /** The name of the site. */
  name: string;
  files: SiteFiles;
  /** The picture in the browser's tab. Without one, the first letter of the site's name is drawn. */
  icon: SiteFile | undefined;
  /**
   * Only for pages that are opened from a folder: returns the relative target of a link. Such pages have no address for
   * search engines, and their forms are not sent to a site.
   */
  relativeLink?: (address: string) => string;
};

/** `derivedPaths`: of the derived pictures that the pages name, which are the only ones that are made for visitors. */
export type RenderedSite = {
  pages: RenderedPage[];
  forms: PublishedForm[];
  shell: Shell | null;
  derivedPaths: string[];
};

/**
 * Renders all pages of a site and its shell, and lists their forms. Throws `TooLargePage` for a page that is too large,
 * or with which the site would be.
 */
export function renderSite(document: SiteDocument, options: RenderOptions): RenderedSite {
  const pages: RenderedPage[] = [];
  const forms: PublishedForm[] = [];
  const uniqueId = createIdMaker();
  const { render, renderShell, derivedPaths } = createRenderer(document, options);
  const paths = new Map(document.pages.map((page, index) => [page.id, pathOf(page, index)]));
  let shell: Shell | null = null;
  let bytes = 0;
  for (const [index, page] of document.pages.entries()) {
    const path = pathOf(page, index);
    const pageForms = formsOf(page, uniqueId);
    for (const { nextPageId = "", ...form } of pageForms.values())
      forms.push({ ...form, page: path, ...nextPage(paths.get(nextPageId)) });
    const html = render({ page, path, forms: pageForms });
    if (index === 0 && !options.relativeLink) shell = renderShell({ page, path, forms: pageForms });
    bytes += Buffer.byteLength(html);
    if (bytes > SITE_MAX_BYTES) throw new TooLargePage("site", page.name || path);
    pages.push({ path, pageId: page.id, title: titleOf(page), html, hasCode: hasCustomCode(rootOf(page)) });
  }
  return { pages, forms, shell, derivedPaths: [...derivedPaths] };
}

const nextPage = (path: string | undefined) => (path === undefined ? {} : { next: path });

/** A page that is too large to be published. `page`: its name. */
export class TooLargePage extends Error {
  constructor(
    readonly part: LargePart,
    readonly page: string,
  ) {
    super(`The page "${page}" is too large: ${part}.`);
  }
}

type PageWithForms = { page: DocumentPage; path: string; forms: ReadonlyMap<DocumentComponent, PageForm> };

function createRenderer(document: SiteDocument, { lang, name, files, icon, relativeLink }: RenderOptions) {
  const changeAddress: ChangeAddress = (address, kind) => {
    const siteAddress = addressIn(files, address, kind);
    return kind === "link" && relativeLink ? relativeLink(siteAddress) : siteAddress;
  };
  const pictures = { files, isFullWidth: createFullWidthTest(document.styles ?? []) };
  const write = createPageWriter(document, { lang, changeAddress, withCustomCode: true });
  const iconTags = icon ? iconTagsFor(icon) : iconTag(defaultIcon(document, name));
  const derivedPaths = new Set<string>();
  const headFor = ({ page, path }: PageWithForms): string =>
    headOf(page, {
      path: relativeLink ? null : path,
      icon: iconTags,
      image: page.image && !relativeLink ? sharedImage(files, page) : "",
    });

  function render(rendered: PageWithForms): string {
    const { page, path, forms } = rendered;
    const changeElement = createElementChange(pictures, relativeLink ? new Map() : forms);
    const head = headFor(rendered);
    for (const derivedPath of derivedPathsIn(head)) derivedPaths.add(derivedPath);
    try {
      return write(page, { head, changeElement }).html;
    } catch (error) {
      throw error instanceof TooLargeOutput ? new TooLargePage(error.part, page.name || path) : error;
    }
  }

  /** Returns null for a site whose shell is too large. It has no custom code, because no visitor asked for its page. */
  function renderShell({ page, forms }: PageWithForms): Shell | null {
    const change = createElementChange(pictures, forms);
    const changeElement = (element: PageElement) => change(element) ?? withoutCurrent(element);
    const shellOptions = { head: SHELL_HEAD + iconTags, changeElement, withoutCustomCode: true };
    try {
      return createShell(page, (shell) => write(shell, shellOptions).html);
    } catch (error) {
      if (error instanceof TooLargeOutput) return null;
      throw error;
    }
  }

  return { render, renderShell, derivedPaths };
}

type Pictures = { files: SiteFiles; isFullWidth: ReturnType<typeof createFullWidthTest> };

/** Returns a function to call for each element of a page, in order. It changes pictures and forms. */
function createElementChange({ files, isFullWidth }: Pictures, forms: PageWithForms["forms"]) {
  const writePicture = createPictureWriter(files, isFullWidth);
  return (element: PageElement): ElementChange | undefined => {
    if (element.tag === "img") return writePicture(element);
    const form = element.tag === "form" ? forms.get(element.component) : undefined;
    return form && formElement(element, form);
  };
}

/** Removes the mark of a link to the page that it is on. */
function withoutCurrent({ attributes }: PageElement): ElementChange | undefined {
  if (attributes["aria-current"] === undefined) return undefined;
  const { "aria-current": _current, ...others } = attributes;
  return { attributes: others };
}

/**
 * Returns the address that a document's file has on the site, and any other address unchanged. A missing file gets the
 * address `#` or `NO_MEDIA`, because its address in the document belongs to the app, not to the site.
 */
function addressIn(files: SiteFiles, address: string, kind: "link" | "media"): string {
  const file = files.get(address);
  if (file) return plainAddress(file);
  if (file === undefined) return address;
  return kind === "link" ? "#" : NO_MEDIA;
}

const NO_MEDIA = "data:,";

/**
 * The tags of a page's picture for shared links: a JPEG, because many apps show no AVIF, WebP or SVG. Of a picture from
 * which none can be made, they have the address as it is. Empty if the picture's file is missing.
 */
function sharedImage(files: SiteFiles, { image = "", imageAlt = "", imagePosition }: DocumentPage): string {
  const file = files.get(image);
  const isJpeg = file && hasSocialPicture(file);
  const address = isJpeg ? socialPath(file, imagePosition) : addressIn(files, image, "media");
  if (address === NO_MEDIA) return "";
  return [
    meta("og:image", address.startsWith("/") ? ORIGIN_MARK + address : address),
    isJpeg ? meta("og:image:type", "image/jpeg") : "",
    isJpeg ? meta("og:image:width", String(SOCIAL_PIXELS.width)) : "",
    isJpeg ? meta("og:image:height", String(SOCIAL_PIXELS.height)) : "",
    imageAlt.trim() ? meta("og:image:alt", imageAlt.trim()) : "",
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
}

/** The tags of the site's icon. A drawing is also the icon of browsers that show drawings. */
function iconTagsFor(file: SiteFile): string {
  if (!hasIcons(file)) return iconTag(plainAddress(file));
  const isDrawing = file.mime === "image/svg+xml";
  return [
    iconTag(iconPath(file, TAB_ICON_PIXELS), ` type="image/png" sizes="${TAB_ICON_PIXELS}x${TAB_ICON_PIXELS}"`),
    isDrawing ? iconTag(plainAddress(file), ' type="image/svg+xml" sizes="any"') : "",
    `<link rel="apple-touch-icon" href="${escapeHtml(iconPath(file, PHONE_ICON_PIXELS))}">`,
  ].join("");
}

const iconTag = (address: string, attributes = "") => `<link rel="icon"${attributes} href="${escapeHtml(address)}">`;

/** Only programs fill in this field. Screen readers and the Tab key skip it. */
const HONEYPOT = `<div aria-hidden="true" style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)"><input type="text" name="${HONEYPOT_FIELD}" tabindex="-1" autocomplete="off"></div>`;

const formElement = ({ attributes }: PageElement, { id }: PageForm): ElementChange => ({
  attributes: { ...attributes, action: `${FORM_PATH}/${id}`, method: "post" },
  inside: HONEYPOT,
});

/** `path`: null if the page has no address. `icon`, `image`: tags. */
type Head = { path: string | null; icon: string; image: string };

/** The tags with the address for search engines, the preview of a shared link, and the icon. */
function headOf(page: DocumentPage, { path, icon, image }: Head): string {
  const description = page.description?.trim();
  return [
    path === null || path === MISSING_PATH
      ? ""
      : `<link rel="canonical" href="${escapeHtml(ORIGIN_MARK + encodeURI(path))}">`,
    meta("og:type", "website"),
    meta("og:title", titleOf(page)),
    description ? meta("og:description", description) : "",
    image,
    icon,
  ].join("");
}

const meta = (property: string, content: string) => `<meta property="${property}" content="${escapeHtml(content)}">`;
