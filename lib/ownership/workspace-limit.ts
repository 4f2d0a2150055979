import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { listGrants } from "@/lib/actor/grants";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { can, limitOf } from "@/lib/permissions/can";
import type { Holder } from "@/lib/permissions/permissions";

type OwnedWorkspace = { id: number; ownerId: number };

/**
 * Throws a 403 for a workspace beyond the number that its owner may have: only the oldest ones, as many as the limit
 * allows, can be changed. All workspaces can be viewed, left and deleted, and staff may change them all. Call it before
 * a transaction begins. `owner`: the owner's grants, if they are already loaded.
 */
export async function requireWorkspaceWithinLimit(
  actor: UserActor,
  { id, ownerId }: OwnedWorkspace,
  owner?: Holder,
): Promise<void> {
  if (can(actor, "workspaces.update")) return;
  const limit = limitOf(owner ?? { permissions: await listGrants(ownerId) }, "workspaces.create", "count");
  if (limit === null) return;
  const older = await db.workspace.count({ where: { ownerId, deletedAt: null, id: { lt: id } }, take: limit });
  if (older < limit) return;
  throw new AppError(
    "limit_reached",
    "This workspace is beyond the limit of its owner, so it cannot be changed. You can still view, leave or delete it.",
  );
}
