import "server-only";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { FileEntry, Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { parseFileAddress } from "@/lib/files/addresses";
import { contentType } from "@/lib/front/content-type";
import { can } from "@/lib/permissions/can";
import { isShippedFile } from "@/lib/projects/own-files";
import type { Caller } from "@/lib/projects/projects";
import { FILES_MAX } from "@/lib/publications/policy";
import { type Disk, keyOf, storage } from "@/lib/storage/storage";
import { withinReach } from "@/lib/workspaces/reach";

const LOOKED_UP_AT_ONCE = 500;

/** A file that a page of a document refers to. `source` identifies its content. */
export type SourceFile = {
  source: string;
  mime: string;
  extension: string;
  size: number;
  open: () => Promise<Readable>;
};

/** Whose files a site may show. `caller`: the user who publishes the site, if anybody does. */
export type FileScope = { ownerId: number; workspaceId: number | null; caller: Caller | null };

/**
 * Finds the files for the addresses in a document, by address. Null for a file that does not exist, or that none of the
 * site's owner, its workspace and the caller may see. Throws a 403 for too many addresses.
 */
export async function findSourceFiles(
  scope: FileScope,
  addresses: ReadonlySet<string>,
): Promise<Map<string, SourceFile | null>> {
  if (addresses.size > FILES_MAX)
    throw new AppError("limit_reached", "A site can have at most :count pictures and files.", {
      values: { count: FILES_MAX },
    });
  const all = [...addresses];
  const files = new Map<string, SourceFile | null>();
  for (let at = 0; at < all.length; at += LOOKED_UP_AT_ONCE) {
    const some = all.slice(at, at + LOOKED_UP_AT_ONCE);
    const find = await findUploaded(
      scope,
      some.filter((address) => !isShippedFile(address)),
    );
    for (const address of some) files.set(address, isShippedFile(address) ? await findShipped(address) : find(address));
  }
  return files;
}

async function findShipped(address: string): Promise<SourceFile | null> {
  const file = path.join("public", address);
  const found = await stat(file).catch(() => null);
  if (!found) return null;
  return {
    source: address,
    mime: contentType(address).split(";", 1)[0] ?? "",
    extension: path.extname(address).slice(1),
    size: found.size,
    open: async () => createReadStream(file),
  };
}

/** Looks up all addresses in one query. Returns a function that finds the file for each of them. */
async function findUploaded(scope: FileScope, addresses: readonly string[]) {
  const names = addresses.map(nameOf);
  const ids = names.flatMap((name) => ("id" in name ? [name.id] : []));
  const keys = names.flatMap((name) => ("key" in name ? [name.key] : []));
  const which = { OR: [{ id: { in: ids } }, { key: { in: keys } }] };
  const rows =
    addresses.length === 0
      ? []
      : await db.fileEntry.findMany({ where: { AND: [which, { deletedAt: null }, visibleTo(scope)] } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return (address: string): SourceFile | null => {
    const name = nameOf(address);
    const row = "id" in name ? byId.get(name.id) : byKey.get(name.key);
    return row ? toSourceFile(row) : null;
  };
}

function nameOf(address: string): { id: number } | { key: string } {
  const name = parseFileAddress(address);
  return "id" in name ? name : { key: keyOf("public", name.fileName) };
}

const toSourceFile = ({ key, disk, mime, extension, size }: FileEntry): SourceFile => ({
  source: key,
  mime,
  extension: /^[a-z\d]{1,10}$/.test(extension) ? extension : "",
  size: Number(size),
  open: async () => (await storage(disk as Disk)).read(key),
});

function visibleTo({ ownerId, workspaceId, caller }: FileScope): Prisma.FileEntryWhereInput {
  const scopes: Prisma.FileEntryWhereInput[] = [{ disk: "public" }, { ownerId, workspaceId: null }];
  if (workspaceId !== null) scopes.push({ workspaceId });
  if (caller && can(caller.actor, "files.create")) scopes.push(withinReach(caller.actor, "files", "view"));
  return { OR: scopes };
}
