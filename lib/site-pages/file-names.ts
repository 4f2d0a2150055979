import { nameKey, portableName } from "@/lib/file-names";
import { pathOf, type SiteDocument } from "@/lib/site-pages/document";

/** The names of a zip may have a few more bytes, so that links find the files. */
const NAME_MAX_BYTES = 100;

/** The file names of a site's pages, for a folder in which the pages can be opened without a server. */
export type FileNames = {
  /** The file name of each page, by the id of the page. */
  ofPage: ReadonlyMap<string, string>;
  /** Turns the address of a page of the site into the page's file name. Returns other addresses unchanged. */
  relativeLink: (address: string) => string;
};

/** Gives each page a file name. The first page gets `index.html`. File names are unique even if paths are not. */
export function fileNames(document: SiteDocument): FileNames {
  const names = namesOf(document);
  const files = filesByAddress(document, names);
  return {
    ofPage: new Map(document.pages.map(({ id }, index) => [id, names[index] ?? ""])),
    relativeLink: (address) => relativeLink(address, files),
  };
}

function namesOf({ pages }: SiteDocument): string[] {
  const taken = new Set<string>();
  return pages.map(({ slug, id }, index) => {
    const baseName = index === 0 ? "index" : safeName(slug || id);
    let name = baseName;
    for (let number = 2; taken.has(nameKey(name)); number += 1) name = `${baseName}-${number}`;
    taken.add(nameKey(name));
    return `${name}.html`;
  });
}

/**
 * The file name for each address on a site, such as `/about`. If several pages share an address, the file name is that
 * of the first of them.
 */
function filesByAddress({ pages }: SiteDocument, names: readonly string[]): Map<string, string> {
  const addresses = pages.map(pathOf);
  return new Map(addresses.map((address, index): [string, string] => [address, names[index] ?? ""]).reverse());
}

function relativeLink(address: string, files: ReadonlyMap<string, string>): string {
  const [, path = "", rest = ""] = /^([^?#]*)(.*)$/s.exec(address) ?? [];
  const file = files.get(path === "/" ? path : path.replace(/\/$/, ""));
  return file ? file + rest : address;
}

/** The name of a file that every system can store, and that cannot be in another folder. */
const safeName = (name: string) => portableName(name.replace(/[^\p{L}\p{N}._-]+/gu, "-").slice(0, 80), NAME_MAX_BYTES);
