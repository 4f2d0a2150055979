import "server-only";
import { isOwnFile, loadOwnOrigins, mayBeOwnFile } from "@/lib/projects/own-files";
import type { findFileAddresses } from "@/lib/publications/find-file-addresses";
import { type FileScope, findSourceFiles, type SourceFile } from "@/lib/publications/source-file";
import { runInThread, type TaskOwner } from "@/lib/threads/pool";

/**
 * Finds the shipped and uploaded files that a document refers to, by address. `document`: as JSON text. A missing file
 * is null. Throws a 403 for too many files.
 */
export async function findDocumentFiles(
  document: string,
  scope: FileScope,
  owner: TaskOwner,
): Promise<Map<string, SourceFile | null>> {
  const ownOrigins = await loadOwnOrigins();
  const { links, media } = await runInThread<typeof findFileAddresses>("findFileAddresses", document, owner);
  const addresses = new Set([
    ...links.filter((address) => mayBeOwnFile(address, "link", ownOrigins)),
    ...media.filter((address) => mayBeOwnFile(address, "media", ownOrigins)),
  ]);
  const files = await findSourceFiles(scope, addresses);
  for (const [address, file] of files) if (!file && !isOwnFile(address, ownOrigins)) files.delete(address);
  return files;
}
