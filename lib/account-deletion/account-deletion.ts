import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { notPermitted } from "@/lib/actor/admin-two-factor";
import { guardAdmins, guardLastAdmin } from "@/lib/actor/admins";
import { requireConfirmedSession } from "@/lib/actor/confirmed-session";
import { recordEvent } from "@/lib/audit/audit";
import { db, type Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { features } from "@/lib/features/features";
import { can } from "@/lib/permissions/can";
import type { UserDeletion } from "@/lib/users/admin-schema";
import { lockUser, requireReach } from "@/lib/users/reach";

/**
 * Deletes an account with its private data, sessions and tokens. A job removes its stored files. Requires the actor's
 * own session with a confirmed password (403, 423), and for the actor's own account `deleteCurrentUser`. Throws 409 if
 * the user owns a workspace that has other members.
 */
export async function deleteUser(
  actor: UserActor,
  id: number,
  { deleteCurrentUser }: UserDeletion,
): Promise<{ isSelf: boolean }> {
  if (id !== actor.id && !can(actor, "users.delete")) throw notPermitted(actor);
  requireConfirmedSession(actor);
  if (id === actor.id) return deleteOwnAccount(actor, deleteCurrentUser);
  if (deleteCurrentUser) throw invalid({ deleteCurrentUser: ["This is not your own account."] });
  await db.$transaction(async (tx) => {
    const target = await lockUser(tx, id);
    requireReach(actor, target);
    if (await ownsSharedWorkspace(tx, id)) {
      throw new AppError("conflict", "This user owns a workspace with other members. Transfer the workspace first.");
    }
    await guardAdmins(tx, actor, () => removeAccount(tx, id));
    await recordEvent(tx, actor, { action: "user.deleted", targetId: id, details: { email: target.email } });
  });
  return { isSelf: false };
}

async function deleteOwnAccount(actor: UserActor, isConfirmed: boolean): Promise<{ isSelf: true }> {
  const { id } = actor;
  if (!isConfirmed) throw new AppError("conflict", "You can't delete your own account here.");
  await db.$transaction(async (tx) => {
    await lockUser(tx, id);
    if (await ownsSharedWorkspace(tx, id)) {
      throw new AppError("conflict", "You own a workspace with other members. Transfer the workspace first.");
    }
    await guardLastAdmin(tx, () => removeAccount(tx, id));
  });
  return { isSelf: true };
}

async function ownsSharedWorkspace(tx: Tx, ownerId: number): Promise<boolean> {
  const where = { ownerId, deletedAt: null, members: { some: { NOT: { userId: ownerId } } } };
  return (await tx.workspace.count({ where })) > 0;
}

async function removeAccount(tx: Tx, id: number): Promise<void> {
  for (const { removeWithUser } of features) await removeWithUser?.(tx, id);
  await tx.user.delete({ where: { id }, select: { id: true } });
}
