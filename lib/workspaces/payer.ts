import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { grantsOf } from "@/lib/actor/grants";
import { AppError } from "@/lib/errors";
import { can, limitOf } from "@/lib/permissions/can";
import type { Permission } from "@/lib/permissions/permissions";
import type { WorkspaceScope } from "@/lib/workspaces/scope";

/** The user towards whose limit something counts, and that limit (null: unlimited). */
export type Payer = { userId: number; limit: number | null };

/** The permission to create something, and the restriction that limits it. */
export type Limit = { permission: Permission; restriction: string };

/**
 * The payer of something new: the workspace's owner, or without a workspace the actor. Throws a 403 if the actor may
 * not create it there.
 */
export async function payerOfNew(actor: UserActor, workspace: WorkspaceScope | null, limit: Limit): Promise<Payer> {
  if (!can(workspace ?? actor, limit.permission))
    throw new AppError("forbidden", "You don't have permission to do this.");
  const userId = workspace?.ownerId ?? actor.id;
  const holder = userId === actor.id ? actor : { permissions: await grantsOf(userId) };
  return { userId, limit: limitOf(holder, limit.permission, limit.restriction) };
}
