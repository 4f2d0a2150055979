import "server-only";
import { privateIdsIn } from "@/lib/files/parse-address";
import { parseInput, parseJson } from "@/lib/http/input";
import { DOCUMENT_MAX_DEPTH, DOCUMENT_MAX_ITEMS } from "@/lib/projects/policy";
import { documentInput } from "@/lib/projects/schema";

/** `document`: as JSON text. `version`: the one that the caller has read. `fileIds`: of the private files in it. */
export type ReadDocument = { document: string; version: number; fileIds: number[] };

/**
 * The task `readDocumentInput`: parses and checks the body of a request that saves a document. Throws a 400 or a 422.
 * Runs in a thread.
 */
export function readDocumentInput(body: Uint8Array): ReadDocument {
  const limits = { maxItems: DOCUMENT_MAX_ITEMS, maxDepth: DOCUMENT_MAX_DEPTH };
  const { document, version } = parseInput(documentInput, parseJson(body), limits);
  const text = JSON.stringify(document);
  return { document: text, version, fileIds: [...privateIdsIn(text)] };
}
