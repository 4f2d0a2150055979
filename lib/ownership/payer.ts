import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { listGrants } from "@/lib/actor/grants";
import { forbidden } from "@/lib/errors";
import type { WorkspaceScope } from "@/lib/ownership/scope";
import { requireWorkspaceWithinLimit } from "@/lib/ownership/workspace-limit";
import { can, limitOf } from "@/lib/permissions/can";
import type { Permission } from "@/lib/permissions/permissions";
import { getSettings } from "@/lib/settings/settings";

/**
 * The user towards whose limit something counts, and that limit (null: unlimited). `mayUpgrade`: it is who asks, and
 * plans are sold.
 */
export type Payer = { userId: number; limit: number | null; mayUpgrade?: boolean };

/** The permission to create something, and the name of the permission's restriction that sets the limit. */
export type LimitSource = { permission: Permission; restriction: string };

/**
 * The payer of something new. Throws a 403 if the actor may not create it in the workspace, or if the workspace is
 * beyond the limit of its owner.
 */
export async function requirePayerOfNew(
  actor: UserActor,
  workspace: WorkspaceScope | null,
  limit: LimitSource,
): Promise<Payer> {
  const payer = await requirePayerIn(actor, workspace, limit);
  if (workspace) await requireWorkspaceWithinLimit(actor, workspace);
  return payer;
}

/**
 * The payer in a workspace: its owner, or the actor if `workspace` is null. Throws a 403 if the actor lacks the limit's
 * permission there.
 */
export async function requirePayerIn(
  actor: UserActor,
  workspace: WorkspaceScope | null,
  limit: LimitSource,
): Promise<Payer> {
  if (!can(workspace ?? actor, limit.permission)) throw forbidden();
  const userId = workspace?.ownerId ?? actor.id;
  const isActor = userId === actor.id;
  const holder = isActor ? actor : { permissions: await listGrants(userId) };
  const { billing } = await getSettings();
  const mayUpgrade = isActor && billing.enable;
  return { userId, limit: limitOf(holder, limit.permission, limit.restriction), mayUpgrade };
}
