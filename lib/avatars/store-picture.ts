import "server-only";
import { tooManyRequests } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import { newKey, openStorage } from "@/lib/storage/storage";

export const PICTURE_MIME = "image/webp";
/** Changing a picture costs more than other calls: the image is decoded, and may be fetched from another site. */
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
  const driver = await openStorage("public");
  await driver.put(key, image, { mime: PICTURE_MIME, size: image.length });
  try {
    return await save(key);
  } catch (error) {
    await driver.remove(key);
    throw error;
  }
}

const receivingUserIds = new Set<number>();

/** Receives one image per user at a time (429 for a second one), so that one user does not make all others wait. */
async function receiveOne(actorId: number, receive: () => Promise<Buffer>): Promise<Buffer> {
  if (receivingUserIds.has(actorId)) throw tooManyRequests(1);
  receivingUserIds.add(actorId);
  try {
    return await receive();
  } finally {
    receivingUserIds.delete(actorId);
  }
}
