import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { UserActor } from "@/lib/actor/actor";
import { requireMayGive } from "@/lib/actor/granting";
import { recordEvent } from "@/lib/audit/audit";
import type { Tx } from "@/lib/db/db";
import { AppError, invalid } from "@/lib/errors";
import type { Grant } from "@/lib/permissions/permissions";
import type { Target } from "@/lib/users/reach";

export type Rights = { roles: number[] | undefined; permissions: Grant[] | undefined };

/** Records changed roles and permissions in the audit log. Ignores those that a form sends again unchanged. */
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
 * The ids of the wanted roles, or of the default roles if none are given. Refuses (403) a role that the actor may not
 * grant, unless it is a default role or one of the `current` roles.
 */
export async function rolesFor(
  tx: Tx,
  actor: UserActor,
  wanted: number[] | undefined,
  current: number[],
): Promise<number[]> {
  const where = wanted ? { id: { in: wanted } } : { default: true };
  const roles = await tx.role.findMany({
    where: { ...where, type: "site" },
    select: { id: true, default: true, permissions: true },
  });
  if (wanted?.some((id) => !roles.some((role) => role.id === id)))
    throw invalid({ roles: ["This role does not exist."] });
  const added = roles.filter((role) => !role.default && !current.includes(role.id));
  for (const { permissions } of added) requireMayGive(actor, permissions as Grant[]);
  return roles.map(({ id }) => id);
}

/** Refuses (409) to remove one's own roles or permissions, because only someone else could undo it. */
export function requireNoLoss(target: Target, next: Rights) {
  const losesRole = next.roles && target.roles.some(({ id }) => !next.roles?.includes(id));
  const losesGrant =
    next.permissions && target.permissions.some(({ name }) => !next.permissions?.some((grant) => grant.name === name));
  if (losesRole || losesGrant) throw new AppError("conflict", "You can't remove your own permissions.");
}
