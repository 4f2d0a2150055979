import "server-only";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { FileEntry, Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { parseUploadedAddress } from "@/lib/files/parse-address";
import { contentType } from "@/lib/front/content-type";
import { withinReach } from "@/lib/ownership/reach";
import { can } from "@/lib/permissions/can";
import { isShippedFile } from "@/lib/projects/own-files";
import type { Caller } from "@/lib/projects/projects";
import { FILES_MAX } from "@/lib/publications/policy";
import { type Disk, keyOf, openStorage } from "@/lib/storage/storage";

const LOOKUP_BATCH_SIZE = 500;

/** A file that a document or a site refers to. `source` identifies its content. */
export type SourceFile = {
  source: string;
  mime: string;
  extension: string;
  size: number;
  open: () => Promise<Readable>;
};

/** Whose files a site may show. `caller`: the user who publishes, checks or exports the site. Null for a visitor. */
export type FileScope = { ownerId: number; workspaceId: number | null; caller: Caller | null };

/**
 * Finds the files for the addresses in a document, by address. Null for a file that does not exist or is in the trash.
 * Also null for a private file that belongs neither to the site's owner nor to the site's workspace, unless the caller
 * may view it. Throws a 403 for too many addresses.
 */
export async function findSourceFiles(
  scope: FileScope,
  addresses: ReadonlySet<string>,
): Promise<Map<string, SourceFile | null>> {
  if (addresses.size > FILES_MAX)
    throw new AppError("limit_reached", "A site can have at most :count pictures and other files.", {
      values: { count: FILES_MAX },
    });
  const allAddresses = [...addresses];
  const files = new Map<string, SourceFile | null>();
  for (let at = 0; at < allAddresses.length; at += LOOKUP_BATCH_SIZE) {
    const batch = allAddresses.slice(at, at + LOOKUP_BATCH_SIZE);
    const findUploaded = await loadUploaded(
      scope,
      batch.filter((address) => !isShippedFile(address)),
    );
    for (const address of batch)
      files.set(address, isShippedFile(address) ? await findShipped(address) : findUploaded(address));
  }
  return files;
}

async function findShipped(address: string): Promise<SourceFile | null> {
  const file = path.join("public", address);
  const stats = await stat(file).catch(() => null);
  if (!stats) return null;
  return {
    source: address,
    mime: contentType(address).split(";", 1)[0] ?? "",
    extension: path.extname(address).slice(1),
    size: stats.size,
    open: async () => createReadStream(file),
  };
}

/** Reads the rows of all addresses in one query. Returns a function that finds the file of an address among them. */
async function loadUploaded(scope: FileScope, addresses: readonly string[]) {
  const identifiers = addresses.map(identifierOf);
  const ids = identifiers.flatMap((identifier) => (identifier && "id" in identifier ? [identifier.id] : []));
  const keys = identifiers.flatMap((identifier) => (identifier && "key" in identifier ? [identifier.key] : []));
  const filter = { OR: [{ id: { in: ids } }, { key: { in: keys } }] };
  const rows =
    ids.length + keys.length === 0
      ? []
      : await db.fileEntry.findMany({ where: { AND: [filter, { deletedAt: null }, visibleTo(scope)] } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return (address: string): SourceFile | null => {
    const identifier = identifierOf(address);
    if (!identifier) return null;
    const row = "id" in identifier ? byId.get(identifier.id) : byKey.get(identifier.key);
    return row ? toSourceFile(row) : null;
  };
}

function identifierOf(address: string): { id: number } | { key: string } | null {
  const file = parseUploadedAddress(address);
  return file && "fileName" in file ? { key: keyOf("public", file.fileName) } : file;
}

const toSourceFile = ({ key, disk, mime, extension, size }: FileEntry): SourceFile => ({
  source: key,
  mime,
  extension: /^[a-z\d]{1,10}$/.test(extension) ? extension : "",
  size: Number(size),
  open: async () => (await openStorage(disk as Disk)).read(key),
});

function visibleTo({ ownerId, workspaceId, caller }: FileScope): Prisma.FileEntryWhereInput {
  const scopes: Prisma.FileEntryWhereInput[] = [{ disk: "public" }, { ownerId, workspaceId: null }];
  if (workspaceId !== null) scopes.push({ workspaceId });
  const { actor } = caller ?? {};
  if (actor && (can(actor, "files.create") || can(actor, "files.view")))
    scopes.push(withinReach(actor, "files", "view"));
  return { OR: scopes };
}
