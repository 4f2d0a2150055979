import "server-only";
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import type { PublishedFile } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import type { Payer } from "@/lib/ownership/payer";
import { deleteUnusedCopies } from "@/lib/publications/delete-old-publications";
import {
  isPictureOfReadableSize,
  NO_PROPERTIES,
  type PictureProperties,
  propertiesOf,
} from "@/lib/publications/picture-pixels";
import { FILES_MAX_BYTES } from "@/lib/publications/policy";
import type { SourceFile } from "@/lib/publications/source-file";
import { NoSuchFile, type StorageDriver } from "@/lib/storage/driver";
import { newKey, openStorage } from "@/lib/storage/storage";
import { requireContentStorage, takeContentStorage } from "@/lib/storage-use/content-storage";

const ID_BYTES = 10;
const COPIES_AT_ONCE = 4;

/** The copies that a publication in preparation has added to its site. `ids`: of their rows. */
export type NewCopies = { siteId: number; payer: Payer; ids: string[] };

/** Runs `publish`. If it fails, deletes the copies that it has made, so that they do not use up the storage. */
export async function withNewCopies<T>(
  siteId: number,
  payer: Payer,
  publish: (copies: NewCopies) => Promise<T>,
): Promise<T> {
  const copies: NewCopies = { siteId, payer, ids: [] };
  try {
    return await publish(copies);
  } catch (error) {
    if (copies.ids.length > 0) await db.$transaction((tx) => deleteUnusedCopies(tx, siteId, copies.ids));
    throw error;
  }
}

/**
 * Copies the files that a document refers to, so that a publication keeps them. Does not copy files that the site
 * already has. `files`: by address, null for a missing one. Returns the copies by address, null for a missing file.
 * Throws a 403 if the site's files would become too large, or if the storage has no room for them.
 */
export async function copyFiles(
  newCopies: NewCopies,
  files: ReadonlyMap<string, SourceFile | null>,
): Promise<Map<string, PublishedFile | null>> {
  const sources = new Map([...files.values()].flatMap((source) => (source ? [[source.source, source] as const] : [])));
  const { siteId, payer } = newCopies;
  const existing = await findCopies(siteId, [...sources.keys()]);
  const uncopied = [...sources.values()].filter(({ source }) => !existing.has(source));
  requireRoom(uncopied, await countUsedBytes(siteId));
  if (uncopied.length > 0) await requireContentStorage(db, payer, sumOfSizes(uncopied));
  const limit = pLimit(COPIES_AT_ONCE);
  const results = await Promise.allSettled(uncopied.map((source) => limit(() => copyFile(newCopies, source))));
  const failure = results.find((result) => result.status === "rejected");
  if (failure) throw failure.reason;
  const copies = uncopied.length > 0 ? await findCopies(siteId, [...sources.keys()]) : existing;
  return new Map([...files].map(([address, source]) => [address, (source && copies.get(source.source)) ?? null]));
}

async function findCopies(siteId: number, sources: string[]): Promise<Map<string, PublishedFile>> {
  const rows = await db.publishedFile.findMany({ where: { siteId, source: { in: sources } } });
  return new Map(rows.map((row) => [row.source, row]));
}

async function countUsedBytes(siteId: number): Promise<number> {
  const { _sum } = await db.publishedFile.aggregate({ where: { siteId }, _sum: { size: true } });
  return Number(_sum.size ?? 0);
}

/** Throws a 403 if the files are too large for a site that already has `usedBytes` of files. */
export function requireRoom(files: readonly SourceFile[], usedBytes = 0): void {
  if (usedBytes + sumOfSizes(files) > FILES_MAX_BYTES)
    throw new AppError("limit_reached", "The pictures and files of a site can take up at most :size GB.", {
      values: { size: FILES_MAX_BYTES / 1024 ** 3 },
    });
}

const sumOfSizes = (files: readonly SourceFile[]) => files.reduce((sum, { size }) => sum + size, 0);

/**
 * Stores the bytes before the row, so that a row always has bytes. Deletes the bytes that this call has stored if
 * another request has stored a copy of the same file in the meantime, or if the storage has no room for them.
 */
async function copyFile({ siteId, payer, ids }: NewCopies, file: SourceFile): Promise<void> {
  const { source, mime, extension } = file;
  const driver = await openStorage("public");
  const key = newKey("sites");
  const copied = await copyBytes(file, { driver, key, owner: `publish:${siteId}` });
  if (copied === null) return;
  const id = randomBytes(ID_BYTES).toString("hex");
  const data = [{ id, siteId, source, key, mime, extension, ...copied }];
  const isNew = await db
    .$transaction(async (tx) => {
      const { count } = await tx.publishedFile.createMany({ data, skipDuplicates: true });
      if (count > 0) await takeContentStorage(tx, payer, copied.size);
      return count > 0;
    })
    .catch(async (error) => {
      await driver.remove(key);
      throw error;
    });
  if (isNew) ids.push(id);
  else await driver.remove(key);
}

type CopiedFile = PictureProperties & { size: number };

/**
 * Reads a picture as a whole to find its properties. Streams other files and large pictures. Null for a deleted file.
 */
async function copyBytes(
  { open, mime, size }: SourceFile,
  { driver, key, owner }: { driver: StorageDriver; key: string; owner: string },
): Promise<CopiedFile | null> {
  try {
    const body = isPictureOfReadableSize({ mime, size }) ? await buffer(await open()) : await open();
    const storedBytes = await driver.put(key, body, { mime, size });
    const properties = Buffer.isBuffer(body) ? await propertiesOf(body, owner) : NO_PROPERTIES;
    return { size: storedBytes, ...properties };
  } catch (error) {
    if (error instanceof NoSuchFile) return null;
    throw error;
  }
}
