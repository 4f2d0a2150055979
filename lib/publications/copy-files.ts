import "server-only";
import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import pLimit from "p-limit";
import type { PublishedFile } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { isReadable, pixelsOf } from "@/lib/publications/picture-pixels";
import { FILES_MAX_BYTES } from "@/lib/publications/policy";
import type { SourceFile } from "@/lib/publications/source-file";
import { NoSuchFile, type StorageDriver } from "@/lib/storage/driver";
import { newKey, storage } from "@/lib/storage/storage";

const ID_BYTES = 10;
const AT_ONCE = 4;

/**
 * Copies the files that a document refers to, so that a publication keeps them. Does not copy files that the site
 * already has. `found`: the files by address, null for a missing one. Returns the copies by address. Throws a 403 if
 * the site's files would become too large.
 */
export async function copyFiles(
  siteId: number,
  found: ReadonlyMap<string, SourceFile | null>,
): Promise<Map<string, PublishedFile>> {
  const sources = new Map([...found.values()].flatMap((source) => (source ? [[source.source, source] as const] : [])));
  const known = await knownFiles(siteId, [...sources.keys()]);
  const missing = [...sources.values()].filter(({ source }) => !known.has(source));
  requireRoom(missing, await usedBytes(siteId));
  const inTurn = pLimit(AT_ONCE);
  await Promise.all(missing.map((source) => inTurn(() => copyFile(siteId, source))));
  const all = missing.length > 0 ? await knownFiles(siteId, [...sources.keys()]) : known;
  return new Map(
    [...found].flatMap(([address, source]) => {
      const file = source && all.get(source.source);
      return file ? [[address, file] as const] : [];
    }),
  );
}

async function knownFiles(siteId: number, sources: string[]): Promise<Map<string, PublishedFile>> {
  const rows = await db.publishedFile.findMany({ where: { siteId, source: { in: sources } } });
  return new Map(rows.map((row) => [row.source, row]));
}

async function usedBytes(siteId: number): Promise<number> {
  const { _sum } = await db.publishedFile.aggregate({ where: { siteId }, _sum: { size: true } });
  return Number(_sum.size ?? 0);
}

/** Throws a 403 if the files are too large for a site that already has `used` bytes of files. */
export function requireRoom(added: readonly SourceFile[], used = 0): void {
  const total = added.reduce((sum, { size }) => sum + size, used);
  if (total > FILES_MAX_BYTES)
    throw new AppError("limit_reached", "The pictures and files of a site can take up at most :size GB.", {
      values: { size: FILES_MAX_BYTES / 1024 ** 3 },
    });
}

/** Stores the bytes before the row, so that a row always has bytes. Another request may have copied the file too. */
async function copyFile(siteId: number, file: SourceFile): Promise<void> {
  const { source, mime, extension } = file;
  const driver = await storage("public");
  const key = newKey("sites");
  const copied = await copyBytes(file, { driver, key });
  if (copied === null) return;
  const id = randomBytes(ID_BYTES).toString("hex");
  const { count } = await db.publishedFile.createMany({
    data: [{ id, siteId, source, key, mime, extension, ...copied }],
    skipDuplicates: true,
  });
  if (count === 0) await driver.remove(key);
}

type Copied = { size: number; width: number | null; height: number | null };

/** Reads a picture as a whole to find its size in pixels, and streams other files. Null for a deleted file. */
async function copyBytes(
  { open, mime, size }: SourceFile,
  { driver, key }: { driver: StorageDriver; key: string },
): Promise<Copied | null> {
  try {
    const body = isReadable({ mime, size }) ? await buffer(await open()) : await open();
    const stored = await driver.put(key, body, { mime, size });
    const pixels = Buffer.isBuffer(body) ? await pixelsOf(body) : null;
    return { size: stored, width: pixels?.width ?? null, height: pixels?.height ?? null };
  } catch (error) {
    if (error instanceof NoSuchFile) return null;
    throw error;
  }
}
