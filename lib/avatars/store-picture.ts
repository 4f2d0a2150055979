import "server-only";
import { tooManyRequests } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import { newKey, storage } from "@/lib/storage/storage";

export const PICTURE_MIME = "image/webp";
/** Changes of pictures cost more than other calls: they decode images and fetch them from other sites. */
const PICTURE_CHANGES = { name: "avatar-changes", points: 30, seconds: 600 };

/**
 * Stores the image that `receive` returns, then calls `save` with its key. If `save` fails, the image is removed again.
 */
export async function storePicture<T>(
  actorId: number,
  receive: () => Promise<Buffer>,
  save: (key: string) => Promise<T>,
): Promise<T> {
  await limitShared(PICTURE_CHANGES, String(actorId));
  const image = await receiveOne(actorId, receive);
  const key = newKey("avatars");
  const driver = await storage("public");
  await driver.put(key, image, { mime: PICTURE_MIME, size: image.length });
  try {
    return await save(key);
  } catch (error) {
    await driver.remove(key);
    throw error;
  }
}

const receiving = new Set<number>();

/** Receives one image per user at a time (429 for a second one), so that one user does not make all others wait. */
async function receiveOne(actorId: number, receive: () => Promise<Buffer>): Promise<Buffer> {
  if (receiving.has(actorId)) throw tooManyRequests(1);
  receiving.add(actorId);
  try {
    return await receive();
  } finally {
    receiving.delete(actorId);
  }
}
