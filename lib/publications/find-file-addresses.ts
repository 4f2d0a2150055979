import "server-only";
import { parseDocument } from "@/lib/site-pages/document";
import { createPageWriter } from "@/lib/site-pages/page-html";
import { nullIfTooLarge, PAGE_MAX_BYTES, SITE_MAX_BYTES } from "@/lib/site-pages/page-size";

/** More addresses than a site can have files, so that one of the limits is certainly exceeded. */
const ADDRESSES_MAX = 20_000;

/** Matches all addresses of shipped and uploaded files, on any host, and few others. */
const POSSIBLE_FILE = /^\/(?:templates|sections)\/|\/files\/|\/file-entries\//;

/** Addresses of links, and addresses of what the pages load. */
export type FileAddresses = { links: string[]; media: string[] };

/**
 * The task `findFileAddresses`: lists the addresses in a document, given as JSON text, that may belong to shipped or
 * uploaded files. Returns at most `ADDRESSES_MAX` of each kind. Leaves out what is on pages that are too large to be
 * published. Runs in a thread.
 */
export function findFileAddresses(text: string): FileAddresses {
  const document = parseDocument(text);
  const write = createPageWriter(document, { lang: "en", withCustomCode: true });
  const found = { links: new Set<string>(), media: new Set<string>() };
  let bytes = 0;
  for (const page of document.pages) {
    const written = nullIfTooLarge(() => write(page));
    bytes += written?.html.length ?? PAGE_MAX_BYTES;
    if (bytes > SITE_MAX_BYTES) break;
    if (!written) continue;
    addFiles(found.links, written.addresses.link);
    addFiles(found.media, [...written.addresses.media, page.image ?? ""]);
  }
  return { links: [...found.links].slice(0, ADDRESSES_MAX), media: [...found.media].slice(0, ADDRESSES_MAX) };
}

function addFiles(found: Set<string>, addresses: Iterable<string>): void {
  for (const address of addresses) if (POSSIBLE_FILE.test(address)) found.add(address);
}
