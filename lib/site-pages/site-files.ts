import "server-only";
import { setImmediate as othersTurn } from "node:timers/promises";
import type { ChangeAddress } from "@/lib/site-pages/component-html";
import { pathOf, type SiteDocument } from "@/lib/site-pages/document";
import { pageHtml } from "@/lib/site-pages/page-html";

/** The files of a site that opens from a folder, without a server. */
export type SiteFiles = {
  pages: { path: string; html: string }[];
  /** The pictures and recordings of our own host that the pages refer to: the address in the document and the path. */
  media: { address: string; path: string }[];
  /** The names of the font files, which are in the folder `fonts`. */
  fonts: string[];
};

/** The address of a font in the page, below `FONT_PATH`. */
const FONT_ADDRESS = /url\(\/site-fonts\/([\w-]{1,80}\.woff2)(?:\?v=[\d.]{1,20})?\)/g;

type Options = {
  lang: string;
  /** Whether an address belongs to a file that the site can take along. */
  isOwnFile: (address: string) => boolean;
};

/** Draws all pages. Links between them, pictures and fonts are relative, so the folder works wherever it is. */
export async function siteFiles(document: SiteDocument, { lang, isOwnFile }: Options): Promise<SiteFiles> {
  const names = fileNames(document);
  const paths = pathsOf(document, names);
  const media = new Map<string, string>();
  const changeAddress: ChangeAddress = (address, kind) => {
    if (kind === "link") return relativeLink(address, paths);
    if (!isOwnFile(address)) return address;
    const path = media.get(address) ?? `files/${media.size + 1}-${fileNameOf(address)}`;
    media.set(address, path);
    return path;
  };
  const fonts = new Set<string>();
  const pages: SiteFiles["pages"] = [];
  for (const [index, page] of document.pages.entries()) {
    await othersTurn(); // a site can have many pages, and other requests wait while one is drawn
    const drawn = pageHtml(document, page, { lang, changeAddress, withCustomCode: true });
    const html = drawn.replace(FONT_ADDRESS, (_, name: string) => {
      fonts.add(name);
      return `url(fonts/${name})`;
    });
    pages.push({ path: names[index] ?? "", html });
  }
  return { pages, media: [...media].map(([address, path]) => ({ address, path })), fonts: [...fonts] };
}

const slugOf = ({ slug, id }: SiteDocument["pages"][number]) => slug || id;

/** The name of each page's file. They differ also where paths do not. */
function fileNames({ pages }: SiteDocument): string[] {
  const taken = new Set<string>();
  return pages.map((page, index) => {
    const wanted = index === 0 ? "index" : safeName(slugOf(page));
    let name = wanted;
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) name = `${wanted}-${number}`;
    taken.add(name.toLowerCase());
    return `${name}.html`;
  });
}

/** The file of each address on a site: `/` and `/about`. Of several pages with one address, the first. */
function pathsOf({ pages }: SiteDocument, names: readonly string[]): Map<string, string> {
  const addresses = pages.map(pathOf);
  return new Map(addresses.map((address, index): [string, string] => [address, names[index] ?? ""]).reverse());
}

function relativeLink(address: string, paths: ReadonlyMap<string, string>): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const file = paths.get(path === "/" ? path : path.replace(/\/$/, ""));
  return file ? file + rest : address;
}

/** The last part of an address, with an extension if it has one. */
const fileNameOf = (address: string) => safeName(address.split(/[?#]/, 1)[0]?.split("/").at(-1) ?? "");

const safeName = (name: string) => name.replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80) || "file";
