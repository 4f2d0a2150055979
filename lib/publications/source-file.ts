import "server-only";
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { parseFileAddress } from "@/lib/files/addresses";
import { contentType } from "@/lib/front/content-type";
import { can } from "@/lib/permissions/can";
import { isShippedFile } from "@/lib/projects/own-files";
import type { Caller } from "@/lib/projects/projects";
import { type Disk, keyOf, storage } from "@/lib/storage/storage";
import { withinReach } from "@/lib/workspaces/reach";

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
 * Finds the file for an address in a document. Null if it does not exist, or if none of the site's owner, its workspace
 * and the caller may see it.
 */
export async function findSourceFile(scope: FileScope, address: string): Promise<SourceFile | null> {
  return isShippedFile(address) ? findShipped(address) : findUploaded(scope, address);
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

async function findUploaded(scope: FileScope, address: string): Promise<SourceFile | null> {
  const named = parseFileAddress(address);
  const which = "id" in named ? { id: named.id } : { key: keyOf("public", named.fileName) };
  const row = await db.fileEntry.findFirst({ where: { AND: [which, { deletedAt: null }, visibleTo(scope)] } });
  if (!row) return null;
  const { key, disk, mime, extension, size } = row;
  return {
    source: key,
    mime,
    extension: /^[a-z\d]{1,10}$/.test(extension) ? extension : "",
    size: Number(size),
    open: async () => (await storage(disk as Disk)).read(key),
  };
}

function visibleTo({ ownerId, workspaceId, caller }: FileScope): Prisma.FileEntryWhereInput {
  const scopes: Prisma.FileEntryWhereInput[] = [{ disk: "public" }, { ownerId, workspaceId: null }];
  if (workspaceId !== null) scopes.push({ workspaceId });
  if (caller && can(caller.actor, "files.create")) scopes.push(withinReach(caller.actor, "files", "view"));
  return { OR: scopes };
}
