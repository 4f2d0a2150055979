import "server-only";
import type { CheckedPage, Draft, Finding } from "@/lib/publications/checks/check";
import { checkDraft } from "@/lib/publications/checks/checks";
import { readMarkup } from "@/lib/publications/checks/page-markup";
import { parseDocument, pathOf, rootOf, type SiteDocument } from "@/lib/site-pages/document";
import { bodyOf, elementsIn, idsInCode } from "@/lib/site-pages/elements";
import { formsOf } from "@/lib/site-pages/forms";
import { createPageWriter } from "@/lib/site-pages/page-html";
import { type LargePart, PAGE_MAX_BYTES, SITE_MAX_BYTES, TooLargeOutput } from "@/lib/site-pages/page-size";

/** `document`: as JSON text. */
export type CheckInput = Pick<Draft, "files" | "recipient" | "hosts"> & { document: string };

/** A finding with the path and the id of its page. */
export type DocumentFinding = Pick<Finding, "rule" | "message" | "address"> & { page: string; pageId: string };

/** The task `checkDocument`: checks all pages of a document with every rule. Runs in a thread. */
export function checkDocument({ document: text, files, recipient, hosts }: CheckInput): DocumentFinding[] {
  const document = parseDocument(text);
  return checkDraft({ document, pages: checkedPages(document, files), files, recipient, hosts }).map(withoutPage);
}

const withoutPage = ({ page: { path, page }, ...finding }: Finding): DocumentFinding => ({
  ...finding,
  page: path,
  pageId: page.id,
});

/** Writes the pages only until they are too large together. A page that is too large alone counts with its maximum. */
function checkedPages(document: SiteDocument, files: Draft["files"]): CheckedPage[] {
  const write = createPageWriter(document, { lang: "en", withCustomCode: true });
  let totalBytes = 0;

  const writeWithinLimit = (page: CheckedPage["page"]): WrittenPart => {
    if (totalBytes > SITE_MAX_BYTES) return notWritten("site");
    try {
      const { html, css, addresses } = write(page);
      const htmlBytes = Buffer.byteLength(html);
      totalBytes += htmlBytes;
      return totalBytes > SITE_MAX_BYTES
        ? notWritten("site")
        : { htmlBytes, largePart: null, markup: readMarkup(html.replace(css, ""), css), ...addresses };
    } catch (error) {
      if (!(error instanceof TooLargeOutput)) throw error;
      totalBytes += PAGE_MAX_BYTES;
      return notWritten(error.part);
    }
  };

  return document.pages.map((page, index) => {
    const { link, media, ...size } = writeWithinLimit(page);
    const isFile = (address: string) => files.has(address);
    const loadedAddresses = new Set([...media].filter(isFile));
    const linkedAddresses = [...link, page.image ?? ""].filter(isFile);
    return {
      page,
      path: pathOf(page, index),
      ...contentOf(page),
      ...size,
      fileAddresses: new Set([...loadedAddresses, ...linkedAddresses]),
      loadedAddresses,
    };
  });
}

type WrittenPart = Pick<CheckedPage, "htmlBytes" | "largePart" | "markup"> & {
  link: Iterable<string>;
  media: Iterable<string>;
};

const notWritten = (largePart: LargePart): WrittenPart => ({
  htmlBytes: 0,
  largePart,
  markup: readMarkup(""),
  link: [],
  media: [],
});

function contentOf(page: CheckedPage["page"]): Pick<CheckedPage, "elements" | "forms" | "classes" | "ids"> {
  const root = rootOf(page);
  const elements = [bodyOf(root), ...elementsIn(root)];
  const classes = new Set<string>();
  const ids = new Set(idsInCode(root));
  for (const { tag, attributes } of elements) {
    for (const name of attributes.class?.split(" ") ?? []) classes.add(name);
    if (attributes.id) ids.add(attributes.id);
    if (tag === "a" && attributes.name) ids.add(attributes.name);
  }
  return { elements, forms: [...formsOf(page).values()], classes, ids };
}
