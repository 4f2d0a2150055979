import "server-only";
import type { UserActor } from "@/lib/auth/actor";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { keepingAdmins } from "@/lib/users/admins";
import { lockUser, requireReach } from "@/lib/users/reach";

/**
 * Deletes somebody else's account with what only they could see. A workspace that they share with others keeps it from going (409): it
 * needs another owner first.
 */
export async function deleteUser(actor: UserActor, id: number): Promise<void> {
  if (id === actor.id) throw new AppError("conflict", "You can't delete yourself here.");
  await db.$transaction(async (tx) => {
    requireReach(actor, await lockUser(tx, id));
    const shared = await tx.workspace.count({ where: { ownerId: id, members: { some: { NOT: { userId: id } } } } });
    if (shared > 0)
      throw new AppError("conflict", "This user owns a workspace with other members. It needs another owner first.");
    await keepingAdmins(tx, actor, async () => {
      await tx.workspace.deleteMany({ where: { ownerId: id } });
      await tx.user.delete({ where: { id }, select: { id: true } });
    });
  });
}
