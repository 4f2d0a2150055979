import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { UserActor } from "@/lib/actor/actor";
import { guardAdmins } from "@/lib/actor/admins";
import { requireMayAssign } from "@/lib/actor/granting";
import { recordEvent } from "@/lib/audit/audit";
import type { Prisma, Role as RoleRow } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { refuseDuplicates } from "@/lib/db/refuse-duplicates";
import { containsText } from "@/lib/db/search";
import { AppError, invalid, notFound } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { paginate } from "@/lib/http/list";
import { line } from "@/lib/i18n/line";
import { hasGrant } from "@/lib/permissions/granting";
import type { Grant } from "@/lib/permissions/permissions";
import { countRoleUsers } from "@/lib/roles/role-users";
import type { RoleChange, RoleInput, RoleJson, RoleListQuery, RoleSearch } from "@/lib/roles/schema";

const TAGS = ["roles"];
const TAKEN = { name: [line("A role with this name already exists.")] };
const SORT_COLUMNS = { created_at: "createdAt", name: "name" } as const;

export async function listRoles(list: RoleListQuery) {
  const where = rolesMatching(list);
  return paginate(list, {
    count: () => db.role.count({ where }),
    rows: async (window) =>
      rolesJson(await db.role.findMany({ where, orderBy: toOrderBy(SORT_COLUMNS, list), ...window })),
  });
}

/** Restricts a query to the roles that match the search. */
export const rolesMatching = ({ query, type }: RoleSearch): Prisma.RoleWhereInput =>
  omitUndefined({ name: query ? containsText(query) : undefined, type });

export async function getRole(id: number): Promise<RoleJson> {
  return roleJson(await getRoleRow(db, id));
}

export async function createRole(actor: UserActor, input: RoleInput): Promise<RoleJson> {
  requireSiteRoleIfDefault(input);
  requireMayAssign(actor, input.permissions);
  const write = async (tx: Tx) => roleJson(await tx.role.create({ data: input }), tx);
  return refuseDuplicates(TAKEN, () => changePublicData(TAGS, write));
}

/**
 * Changes the given fields. An actor can neither grant permissions that they lack, nor change a role with such
 * permissions, nor take the permission `admin` from themselves.
 */
export async function updateRole(actor: UserActor, id: number, change: RoleChange): Promise<RoleJson> {
  const write = async (tx: Tx) => {
    const role = await lockRole(tx, id);
    requireMayChange(actor, role);
    const next = { type: role.type as RoleJson["type"], default: role.default, permissions: grantsOf(role), ...change };
    requireSiteRoleIfDefault(next);
    if (next.type !== role.type) await requireUnused(tx, role);
    if (
      role.key === "admin" &&
      !grantsOf(role).every(({ name }) => next.permissions.some((grant) => grant.name === name))
    ) {
      throw new AppError("conflict", "The admin role must keep its permissions.");
    }
    const becomesDefault = next.default && !role.default; // every new account would then get the role's permissions
    requireMayAssign(actor, next.permissions, becomesDefault ? [] : grantsOf(role));
    const savedRole = await guardAdmins(tx, actor, () => tx.role.update({ where: { id }, data: change }));
    if (!isDeepStrictEqual(grantsOf(savedRole), grantsOf(role))) await recordGrants(tx, actor, savedRole);
    return roleJson(savedRole, tx);
  };
  return refuseDuplicates(TAKEN, () => changePublicData(TAGS, write));
}

/**
 * Deletes a role. Throws a 409 if Plinth needs it, if new accounts get it, or if members or invites of workspaces have
 * it.
 */
export async function deleteRole(actor: UserActor, id: number): Promise<void> {
  await changePublicData(TAGS, async (tx) => {
    const role = await lockRole(tx, id);
    requireMayChange(actor, role);
    if (role.key !== null) throw new AppError("conflict", "Plinth needs this role, so it cannot be deleted.");
    if (role.default) throw new AppError("conflict", "New accounts get this role, so it cannot be deleted.");
    if (await isUsedInWorkspaces(tx, id))
      throw new AppError("conflict", "Members or invites of workspaces have this role, so it cannot be deleted.");
    await guardAdmins(tx, actor, () => tx.role.delete({ where: { id }, select: { id: true } }));
    await recordEvent(tx, actor, { action: "role.deleted", targetId: id, details: { name: role.name } });
  });
}

const recordGrants = (tx: Tx, actor: UserActor, { id, name, permissions }: RoleRow) =>
  recordEvent(tx, actor, {
    action: "role.permissions_changed",
    targetId: id,
    details: { name, permissions: permissions as Grant[] },
  });

/** Locks the row, so that a concurrent change does not bring back a permission that this change removes. */
async function lockRole(tx: Tx, id: number): Promise<RoleRow> {
  await tx.$executeRaw`SELECT 1 FROM "Role" WHERE id = ${id} FOR UPDATE`;
  return getRoleRow(tx, id);
}

async function getRoleRow(tx: Tx, id: number): Promise<RoleRow> {
  const role = await tx.role.findUnique({ where: { id } });
  if (!role) throw notFound("Role");
  return role;
}

async function roleJson(role: RoleRow, tx: Tx = db): Promise<RoleJson> {
  const [json] = await rolesJson([role], tx);
  return json as RoleJson;
}

export async function rolesJson(roles: readonly RoleRow[], tx: Tx = db): Promise<RoleJson[]> {
  const counts = await countRoleUsers(roles, tx);
  return roles.map((role) => ({ ...columnsJson(role), users_count: counts.get(role.id) ?? 0 }));
}

function columnsJson({ id, key, name, description, type, permissions, createdAt, ...role }: RoleRow) {
  return {
    id,
    name,
    description,
    type: type as RoleJson["type"],
    default: role.default,
    permissions: permissions as Grant[],
    system: key !== null,
    created_at: createdAt.toISOString(),
  };
}

const grantsOf = ({ permissions }: { permissions: unknown }) => permissions as Grant[];

/**
 * Throws a 403 for a role with permissions that the actor lacks, or with higher limits. Otherwise the actor could take
 * them from the people who have the role.
 */
function requireMayChange(actor: UserActor, role: RoleRow) {
  if (grantsOf(role).every((grant) => hasGrant(actor, grant))) return;
  throw new AppError("forbidden", "This role has permissions that you don't have, so you can't change it.");
}

/** Whether members of workspaces have the role, or invited people will have it when they accept an invite. */
const isUsedInWorkspaces = async (tx: Tx, roleId: number) =>
  (await tx.workspaceMember.findFirst({ where: { roleId } })) !== null ||
  (await tx.workspaceInvite.findFirst({ where: { roleId } })) !== null;

/** Throws a 422 for a workspace role that every new account would get. */
function requireSiteRoleIfDefault(role: Pick<RoleInput, "default" | "type">) {
  if (role.default && role.type !== "site")
    throw invalid({ default: ["Only a site role can be given to new accounts."] });
}

async function requireUnused(tx: Tx, { id, key }: RoleRow) {
  if (key !== null) throw new AppError("conflict", "Plinth needs this role, so its type cannot change.");
  const hasUsers = (await tx.roleUser.findFirst({ where: { roleId: id } })) !== null;
  if (hasUsers || (await isUsedInWorkspaces(tx, id)))
    throw new AppError("conflict", "This role is in use, so its type cannot change.");
}
