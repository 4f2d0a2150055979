import { ID_MAX } from "@/lib/http/list";

/** The address of a private file. Its id has no leading zeros, so that each file has exactly one address. */
const PRIVATE_ADDRESS = /^[^?#]*\/api\/v1\/file-entries\/([1-9]\d{0,9})\/download$/;
const PRIVATE_PATHS = /file-entries\/([1-9]\d{0,9})\/download/g;
const PUBLIC_ADDRESS = /^[^?#]*\/files\/([\w-]{10,60})$/;

/** How an address names an uploaded file: a private one by its id, a public one by its name in the storage. */
export type UploadedFile = { id: number } | { fileName: string };

/**
 * Reads which uploaded file an address belongs to, on whatever host. Null for any other address. All code that has to
 * know this must use this function: if two places read an address differently, one could check a file and the other
 * show another.
 */
export function parseUploadedAddress(address: string): UploadedFile | null {
  const id = Number(PRIVATE_ADDRESS.exec(address)?.[1] ?? 0);
  if (id > 0) return id <= ID_MAX ? { id } : null;
  const fileName = PUBLIC_ADDRESS.exec(address)?.[1];
  return fileName === undefined ? null : { fileName };
}

/** Returns the ids of all private files whose addresses a text contains, whatever is before or after each address. */
export function privateIdsIn(text: string): Set<number> {
  const ids = [...text.matchAll(PRIVATE_PATHS)].map(([, id]) => Number(id));
  return new Set(ids.filter((id) => id <= ID_MAX));
}

/** Replaces the addresses of these private files by one that no file has. */
export const withoutPrivateFiles = (text: string, ids: ReadonlySet<number>): string =>
  text.replace(PRIVATE_PATHS, (path, id: string) => (ids.has(Number(id)) ? `file-entries/${ID_MAX}/download` : path));

/** Reads the id or the stored name of a file from its URL, from its path or from the stored name alone. */
export function parseFileReference(reference: string): UploadedFile {
  const [path = ""] = reference.split(/[?#]/, 1);
  return parseUploadedAddress(path) ?? { fileName: path.slice(path.lastIndexOf("/") + 1) };
}
