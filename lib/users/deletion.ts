import "server-only";
import { recordEvent } from "@/lib/audit/audit";
import type { UserActor } from "@/lib/auth/actor";
import { notPermitted } from "@/lib/auth/admin-two-factor";
import { guestCookies } from "@/lib/auth/answers";
import { requireOwner } from "@/lib/auth/owner";
import { requireConfirmedPassword } from "@/lib/auth/password-confirmation";
import { removeAvatarBytes } from "@/lib/avatars/avatars";
import { removeExportBytes } from "@/lib/data-exports/data-exports";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { removeFilesOf } from "@/lib/file-entries/deletion";
import { can } from "@/lib/permissions/permissions";
import { recountStorage } from "@/lib/uploads/quota";
import type { UserDeletion } from "@/lib/users/admin-schema";
import { keepingAdmins, keepingAnAdmin } from "@/lib/users/admins";
import { lockUser, requireReach } from "@/lib/users/reach";

type Sender = { request: Request; actor: UserActor /** Of the answer. */; headers: Headers };

/**
 * Deletes an account with what only its owner could see; sessions and tokens end with it, stored files follow by a job. One's own only
 * when the call says so. A workspace that is shared with others keeps its owner from going (409): it needs another owner first.
 */
export async function deleteUser(sender: Sender, id: number, { deleteCurrentUser }: UserDeletion): Promise<void> {
  const { actor } = sender;
  if (id === actor.id) return deleteOneself(sender, deleteCurrentUser);
  if (!can(actor, "users.delete")) throw notPermitted(actor);
  if (deleteCurrentUser) throw invalid({ deleteCurrentUser: ["This is not your own account."] });
  await db.$transaction(async (tx) => {
    const target = await lockUser(tx, id);
    requireReach(actor, target);
    if (await ownsSharedWorkspace(tx, id)) {
      throw new AppError("conflict", "This user owns a workspace with other members. It needs another owner first.");
    }
    await keepingAdmins(tx, actor, () => removeAccount(tx, id));
    await recordEvent(tx, actor, { action: "user.deleted", targetId: id, details: { email: target.email } });
  });
}

async function deleteOneself({ request, actor, headers }: Sender, isMeant: boolean): Promise<void> {
  const { id } = actor;
  if (actor.token) throw new AppError("forbidden", "This cannot be done with an API token.");
  requireOwner(actor);
  requireConfirmedPassword(actor);
  if (!isMeant) throw new AppError("conflict", "You can't delete yourself here.");
  await db.$transaction(async (tx) => {
    await lockUser(tx, id);
    if (await ownsSharedWorkspace(tx, id)) {
      throw new AppError("conflict", "You own a workspace with other members. Give it another owner first.");
    }
    await keepingAnAdmin(tx, () => removeAccount(tx, id));
  });
  guestCookies(request, headers);
}

async function ownsSharedWorkspace(tx: Tx, ownerId: number): Promise<boolean> {
  const shared = await tx.workspace.count({ where: { ownerId, members: { some: { NOT: { userId: ownerId } } } } });
  return shared > 0;
}

async function removeAccount(tx: Tx, id: number): Promise<void> {
  await removeAvatarBytes(tx, id);
  await removeExportBytes(tx, { userId: id });
  await removeFilesOf(tx, id);
  await removeWorkspaces(tx, id);
  await tx.user.delete({ where: { id }, select: { id: true } });
}

/** Files that a former member left in one become that person's own, and count against them. */
async function removeWorkspaces(tx: Tx, ownerId: number): Promise<void> {
  const left = await tx.fileEntry.findMany({
    where: { workspace: { ownerId }, NOT: { ownerId } },
    distinct: ["ownerId"],
    select: { ownerId: true },
  });
  await tx.workspace.deleteMany({ where: { ownerId } });
  for (const file of left) await recountStorage(tx, file.ownerId);
}
