import { line } from "@/lib/i18n/line";
import type { CheckedPage, Draft, Finding, Rule } from "@/lib/publications/checks/check";
import { nameOf, shorten } from "@/lib/publications/checks/page-texts";
import { isShowable } from "@/lib/publications/picture-sizes";
import { REPORT_PATH } from "@/lib/publications/policy";
import { ANY_ORIGIN } from "@/lib/routes";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { componentsOf, textOf } from "@/lib/site-pages/elements";

/**
 * A link inside the site must point to an existing page and anchor, or to the form for reporting the site. The files of
 * a page must exist, and its pictures must be of a type that a site may show (`isShowable`).
 */
export const linkBroken: Rule = function* ({ pages, files }) {
  const byPath = new Map([...pages].reverse().map((page) => [page.path, page]));
  for (const page of pages) {
    yield* brokenLinks(page, byPath, files);
    yield* brokenFiles(page, files);
  }
};

/** A new link or button leads nowhere until its address is chosen. */
export const linkMissing: Rule = function* ({ pages }) {
  for (const page of pages) {
    const links = page.elements.filter(({ tag, attributes }) => tag === "a" && attributes.href === NOWHERE);
    const [first] = links;
    if (!first) continue;
    const words = wordsIn(first.component);
    const message =
      words && links.length === 1
        ? line('The link ":words" on ":page" leads nowhere yet.')
        : line('{count, plural, one {# link on ":page" leads} other {# links on ":page" lead}} nowhere yet.');
    const values = { words: shorten(words), count: links.length, page: nameOf(page) };
    yield { rule: "link-missing", page, message: [message, values], address: NOWHERE };
  }
};

const NOWHERE = "#";

type PagesByPath = ReadonlyMap<string, CheckedPage>;

function* brokenLinks(page: CheckedPage, byPath: PagesByPath, files: Draft["files"]): Generator<Finding> {
  const links = new Map<string, DocumentComponent>();
  for (const { tag, attributes, component } of page.elements)
    if (tag === "a" && attributes.href && !links.has(attributes.href)) links.set(attributes.href, component);
  for (const [address, link] of links) {
    if (files.has(address) || hasTarget(address, page, byPath)) continue;
    const words = wordsIn(link);
    const message = words
      ? line('The link ":words" to :address on ":page" is broken.')
      : line('The link to :address on ":page" is broken.');
    const values = { words: shorten(words), address: shorten(address), page: nameOf(page) };
    yield { rule: "link-broken", page, message: [message, values], address };
  }
}

/** The first words of a link. */
function wordsIn(link: DocumentComponent): string {
  let words = "";
  const waiting = [link];
  for (let part = waiting.pop(); part && words.length < WORDS_MAX_CHARS; part = waiting.pop()) {
    words += textOf(part).slice(0, WORDS_MAX_CHARS);
    for (const inner of componentsOf(part).toReversed()) waiting.push(inner);
  }
  return words.replace(/\s+/g, " ").trim();
}

const WORDS_MAX_CHARS = 60;

function hasTarget(address: string, from: CheckedPage, byPath: PagesByPath): boolean {
  const target = resolve(address, from.path);
  if (target === undefined) return false;
  if (target === null || target.path === REPORT_PATH) return true;
  const page = byPath.get(target.path);
  return page !== undefined && (["", "top"].includes(target.anchor) || page.ids.has(target.anchor));
}

/** Null for an address outside the site. Undefined for an invalid one. */
function resolve(address: string, from: string): { path: string; anchor: string } | null | undefined {
  try {
    const { origin, pathname, hash } = new URL(address.trim(), ANY_ORIGIN + encodeURI(from));
    if (origin !== ANY_ORIGIN) return null;
    return { path: withoutSlash(decodeURIComponent(pathname)), anchor: decodeURIComponent(hash.slice(1)) };
  } catch {
    return undefined;
  }
}

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path);

function* brokenFiles(page: CheckedPage, files: Draft["files"]): Generator<Finding> {
  for (const address of page.fileAddresses) {
    const message = fileMessage(files.get(address));
    const values = { address: shorten(address), page: nameOf(page) };
    if (message) yield { rule: "link-broken", page, message: [message, values], address };
  }
}

function fileMessage(file: { mime: string } | null | undefined) {
  if (file === null) return line('A picture or file on ":page" no longer exists: :address.');
  if (file && !isShowable(file.mime))
    return line('Most browsers cannot show the picture :address on ":page". Save it as a JPEG or PNG file.');
  return null;
}
