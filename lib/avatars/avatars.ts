import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireNoDemo } from "@/lib/actor/demo";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound, tooManyRequests } from "@/lib/errors";
import { FOREVER, type ServedFile } from "@/lib/http/file-response";
import { limitShared } from "@/lib/http/rate-limit";
import { can } from "@/lib/permissions/can";
import { NoSuchFile } from "@/lib/storage/driver";
import { removeBytes } from "@/lib/storage/remove-stored-files";
import { keyOf, newKey, storage } from "@/lib/storage/storage";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { lockUser, requireReach } from "@/lib/users/reach";
import { getUser } from "@/lib/users/users";

const MIME = "image/webp";
/** Avatar changes cost more than other calls: they decode images and fetch them from other sites. */
const AVATAR_CHANGES = { name: "avatar-changes", points: 30, seconds: 600 };

/**
 * Sets a user's avatar and removes the previous one. `receive` returns the rendered image. It is called only if the
 * actor may make the change: 403 for another user's avatar without `users.update`.
 */
export async function setAvatar(
  actor: UserActor,
  userId: number,
  receive: () => Promise<Buffer>,
): Promise<UserDetailsJson> {
  requireMayChange(actor, userId);
  await limitShared(AVATAR_CHANGES, String(actor.id));
  const image = await receiveOne(actor.id, receive);
  const key = newKey("avatars");
  const driver = await storage("public");
  await driver.put(key, image, { mime: MIME, size: image.length });
  try {
    return await db.$transaction((tx) => replaceAvatar(tx, actor, { userId, key }));
  } catch (error) {
    await driver.remove(key);
    throw error;
  }
}

const receiving = new Set<number>();

/** Refuses (429) a second image of the same user meanwhile, so that one user does not make all others wait. */
async function receiveOne(actorId: number, receive: () => Promise<Buffer>): Promise<Buffer> {
  if (receiving.has(actorId)) throw tooManyRequests(1);
  receiving.add(actorId);
  try {
    return await receive();
  } finally {
    receiving.delete(actorId);
  }
}

/** Removes a user's avatar, so that the initials are shown again. */
export async function removeAvatar(actor: UserActor, userId: number): Promise<UserDetailsJson> {
  requireMayChange(actor, userId);
  return db.$transaction((tx) => replaceAvatar(tx, actor, { userId, key: null }));
}

function requireMayChange(actor: UserActor, userId: number): void {
  requireNoDemo(actor);
  if (userId === actor.id || can(actor, "users.update")) return;
  throw new AppError("forbidden", "You don't have permission to do this.");
}

async function replaceAvatar(tx: Tx, actor: UserActor, { userId, key }: { userId: number; key: string | null }) {
  requireReach(actor, await lockUser(tx, userId));
  await removeAvatarBytes(tx, userId);
  await tx.user.update({ where: { id: userId }, data: { avatar: key }, select: { id: true } });
  return getUser(tx, userId, []);
}

/** Queues the removal of an avatar's bytes for when the transaction commits. */
export async function removeAvatarBytes(tx: Tx, userId: number): Promise<void> {
  const { avatar } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { avatar: true } });
  if (avatar) await removeBytes(tx, [avatar]);
}

/** Returns an avatar by its file name. Anyone who knows the name may see it. */
export async function getAvatarFile(fileName: string): Promise<ServedFile> {
  const key = keyOf("avatars", fileName);
  const driver = await storage("public");
  const found = await driver.head(key);
  if (!found) throw notFound("File");
  return {
    name: "avatar.webp",
    mime: MIME,
    size: found.size,
    version: fileName,
    modifiedAt: found.modifiedAt,
    disposition: "inline",
    caching: FOREVER,
    open: (range) =>
      driver.read(key, range).catch((error) => {
        throw error instanceof NoSuchFile ? notFound("File") : error;
      }),
  };
}
