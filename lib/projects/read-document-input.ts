import "server-only";
import { privateIdsIn } from "@/lib/files/parse-address";
import { parseInput, parseJson } from "@/lib/http/input";
import { DOCUMENT_MAX_DEPTH, DOCUMENT_MAX_ITEMS } from "@/lib/projects/policy";
import { documentInput } from "@/lib/projects/schema";
import { rootOf, type SiteDocument, toSiteDocument } from "@/lib/site-pages/document";
import { componentsOf } from "@/lib/site-pages/elements";

/** How many pages and elements a document has. */
export type DocumentCounts = { pages: number; elements: number };

/**
 * `document`: as JSON text. `version`: the one that the caller has read. `fileIds`: of the private files in it.
 * `counts`: of what is in it.
 */
export type ReadDocument = { document: string; version: number; fileIds: number[]; counts: DocumentCounts };

/**
 * The task `readDocumentInput`: parses and checks the body of a request that saves a document. Throws a 400 or a 422.
 * Runs in a thread.
 */
export function readDocumentInput(body: Uint8Array): ReadDocument {
  const limits = { maxItems: DOCUMENT_MAX_ITEMS, maxDepth: DOCUMENT_MAX_DEPTH };
  const { document, version } = parseInput(documentInput, parseJson(body), limits);
  const text = JSON.stringify(document);
  return { document: text, version, fileIds: [...privateIdsIn(text)], counts: countParts(toSiteDocument(document)) };
}

function countParts({ pages }: SiteDocument): DocumentCounts {
  let elements = 0;
  const waiting = pages.map(rootOf);
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    elements += 1;
    for (const inner of componentsOf(part)) if (isObject(inner)) waiting.push(inner);
  }
  return { pages: pages.length, elements };
}

const isObject = (value: unknown) => typeof value === "object" && value !== null;
