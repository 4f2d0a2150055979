import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { UserActor } from "@/lib/actor/actor";
import { requireMayAssign } from "@/lib/actor/granting";
import { recordEvent } from "@/lib/audit/audit";
import type { Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import { hasGrant, requireMayGrant } from "@/lib/permissions/granting";
import type { Grant } from "@/lib/permissions/permissions";
import type { Target, TargetRole } from "@/lib/users/reach";

export type Rights = { roles: number[] | undefined; permissions: Grant[] | undefined };

/** Records changes to roles and permissions in the audit log. Ignores values that a form sends unchanged. */
export async function recordRights(
  tx: Tx,
  actor: UserActor,
  before: Target,
  { roles, permissions }: Rights,
): Promise<void> {
  const ids = before.roles.map(({ id }) => id);
  const hasNewRoles = roles !== undefined && !isDeepStrictEqual(new Set(roles), new Set(ids));
  const hasNewPermissions = permissions !== undefined && !isDeepStrictEqual(permissions, before.permissions);
  if (!hasNewRoles && !hasNewPermissions) return;
  const details = { ...(hasNewRoles && { roles }), ...(hasNewPermissions && { permissions }) };
  await recordEvent(tx, actor, { action: "user.permissions_changed", targetId: before.id, details });
}

/**
 * Returns `ids` after checking them, or the ids of the default roles if `ids` is undefined. Refuses (403) to add or
 * remove a role that the actor may not grant, unless it is a default role. Throws a 422 for an unknown role.
 */
export async function rolesFor(
  tx: Tx,
  actor: UserActor,
  ids: number[] | undefined,
  current: readonly TargetRole[],
): Promise<number[]> {
  const where = ids ? { id: { in: ids } } : { default: true };
  const roles = await tx.role.findMany({
    where: { ...where, type: "site" },
    select: { id: true, default: true, permissions: true },
  });
  if (ids?.some((id) => !roles.some((role) => role.id === id))) throw invalid({ roles: ["This role does not exist."] });
  const newRoles = roles.filter((role) => !current.some(({ id }) => id === role.id));
  const removedRoles = current.filter((role) => !roles.some(({ id }) => id === role.id));
  for (const role of newRoles) if (!role.default) requireMayAssign(actor, role.permissions as Grant[]);
  for (const role of removedRoles) if (!role.default) requireMayGrant(actor, role.permissions);
  return roles.map(({ id }) => id);
}

/**
 * Refuses (409) a change that takes roles or permissions from the actor, or lowers the limit of a permission, because
 * only someone else could undo it.
 */
export function requireNoLoss(target: Target, { roles, permissions }: Rights) {
  const losesRole = roles && target.roles.some(({ id }) => !roles.includes(id));
  const losesGrant = permissions && target.permissions.some((grant) => !hasGrant({ permissions }, grant));
  if (losesRole || losesGrant) throw new AppError("conflict", "You can't remove your own permissions.");
}
