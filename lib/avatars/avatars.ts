import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseDemoAccount } from "@/lib/actor/demo";
import { PICTURE_MIME, storePicture } from "@/lib/avatars/store-picture";
import { db, type Tx } from "@/lib/db/db";
import { forbidden, notFound } from "@/lib/errors";
import { IMMUTABLE_CACHE_CONTROL, type ServedFile } from "@/lib/http/file-response";
import { can } from "@/lib/permissions/can";
import { orNotFound } from "@/lib/storage/or-not-found";
import { enqueueFileRemoval } from "@/lib/storage/remove-stored-files";
import { keyOf, openStorage } from "@/lib/storage/storage";
import type { UserDetailsJson } from "@/lib/users/admin-schema";
import { lockUser, requireReach } from "@/lib/users/reach";
import { getUser } from "@/lib/users/users";

/**
 * Sets a user's avatar and removes the previous one. Throws 403 for another user's avatar if the actor lacks
 * `users.update`, before `receive` is called. `receive` returns the rendered image.
 */
export async function setAvatar(
  actor: UserActor,
  userId: number,
  receive: () => Promise<Buffer>,
): Promise<UserDetailsJson> {
  requireMayChange(actor, userId);
  return storePicture(actor.id, receive, (key) => db.$transaction((tx) => replaceAvatar(tx, actor, { userId, key })));
}

/** Removes a user's avatar, so that the initials are shown again. */
export async function removeAvatar(actor: UserActor, userId: number): Promise<UserDetailsJson> {
  requireMayChange(actor, userId);
  return db.$transaction((tx) => replaceAvatar(tx, actor, { userId, key: null }));
}

function requireMayChange(actor: UserActor, userId: number): void {
  refuseDemoAccount(actor);
  if (userId === actor.id || can(actor, "users.update")) return;
  throw forbidden();
}

async function replaceAvatar(tx: Tx, actor: UserActor, { userId, key }: { userId: number; key: string | null }) {
  requireReach(actor, await lockUser(tx, userId));
  await removeAvatarBytes(tx, userId);
  await tx.user.update({ where: { id: userId }, data: { avatar: key }, select: { id: true } });
  return getUser(tx, userId, []);
}

/** Removes an avatar's bytes in a job, once the transaction has committed. */
export async function removeAvatarBytes(tx: Tx, userId: number): Promise<void> {
  const { avatar } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { avatar: true } });
  if (avatar) await enqueueFileRemoval(tx, [avatar]);
}

/** Returns an avatar by its file name. Anyone who knows the name may see it. */
export async function getAvatarFile(fileName: string): Promise<ServedFile> {
  const key = keyOf("avatars", fileName);
  const driver = await openStorage("public");
  const stats = await driver.head(key);
  if (!stats) throw notFound("File");
  return {
    name: "avatar.webp",
    mime: PICTURE_MIME,
    size: stats.size,
    version: fileName,
    modifiedAt: stats.modifiedAt,
    disposition: "inline",
    caching: IMMUTABLE_CACHE_CONTROL,
    open: (range) => orNotFound("File", driver.read(key, range)),
  };
}
