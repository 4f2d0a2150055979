import "server-only";
import { buffer } from "node:stream/consumers";
import { LRUCache } from "lru-cache";
import { runPictureJob, UnreadablePicture } from "@/lib/pictures/picture-process";
import { type PictureSize, type SiteFile, sizeKey, sizesOf } from "@/lib/publications/picture-sizes";
import { NoSuchFile } from "@/lib/storage/driver";
import { openStorage } from "@/lib/storage/storage";

type StoredPicture = SiteFile & { key: string; siteId: number };

/** Resolves to null for a damaged picture, and for a file that was deleted. */
export const nullIfUnreadable = <Content>(bytes: Promise<Content>): Promise<Content | null> =>
  bytes.catch((error) => {
    if (error instanceof NoSuchFile || error instanceof UnreadablePicture) return null;
    throw error;
  });

/** The pictures that are being made, by key. */
const running = new Map<string, Promise<Buffer>>();

/** The keys of the pictures that could not be made. */
const unreadable = new LRUCache<string, true>({ max: 1000, ttl: 10 * 60_000 });

/** Whether the picture is offered in this size. */
export const isOffered = (picture: SiteFile, size: PictureSize) =>
  sizesOf(picture).some(({ width, format }) => width === size.width && format === size.format);

/**
 * Returns a picture in the given size. Creates it on the first request, and stores it for later ones. Throws
 * `UnreadablePicture` for a damaged picture, and `NoSuchFile` for one that was deleted.
 */
export async function readPictureBytes(picture: StoredPicture, size: PictureSize): Promise<Buffer> {
  const key = sizeKey(picture.key, size);
  return makeOnce(key, () => readOrCreate(picture, size, key));
}

/**
 * Makes a picture. Concurrent calls with the same key share the work, and what could not be made is not tried again for
 * some time: both would let visitors make the server work. Throws what `make` throws.
 */
export async function makeOnce(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
  if (unreadable.has(key)) throw new UnreadablePicture("A picture could not be made.");
  const pending = running.get(key);
  if (pending) return pending;
  const bytes = make()
    .catch((error) => {
      if (error instanceof UnreadablePicture) unreadable.set(key, true);
      throw error;
    })
    .finally(() => running.delete(key));
  running.set(key, bytes);
  return bytes;
}

/** Stores a picture in the given size, unless it is stored already. Throws what `readPictureBytes` throws. */
export async function ensurePictureSize(picture: StoredPicture, size: PictureSize): Promise<void> {
  const driver = await openStorage("public");
  if (!(await driver.head(sizeKey(picture.key, size)))) await readPictureBytes(picture, size);
}

async function readOrCreate(picture: StoredPicture, size: PictureSize, key: string): Promise<Buffer> {
  const driver = await openStorage("public");
  try {
    return await buffer(await driver.read(key));
  } catch (error) {
    if (!(error instanceof NoSuchFile)) throw error;
  }
  const bytes = await resizePicture(`site:${picture.siteId}`, size, async () => buffer(await driver.read(picture.key)));
  await driver.put(key, bytes, { mime: `image/${size.format}`, size: bytes.length });
  return bytes;
}

/**
 * Resizes a picture. Its bytes are read only when its turn comes. Throws `UnreadablePicture`.
 *
 * @param owner whose picture it is (`runPictureJob`)
 */
export async function resizePicture(owner: string, size: PictureSize, read: () => Promise<Buffer>): Promise<Buffer> {
  return Buffer.from(await runPictureJob(owner, { kind: "resize", ...size }, read));
}
