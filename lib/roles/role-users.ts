import "server-only";
import { countListRows, EXACT_COUNT_MAX } from "@/lib/db/count-list-rows";
import { db, type Tx } from "@/lib/db/db";

type CountedRole = { id: number; type: string };

/**
 * Returns how many users or workspace members have each of these roles, by role id. Numbers above a thousand may be ten
 * seconds old, so that not every request counts all users.
 */
export async function countRoleUsers(roles: readonly CountedRole[], tx: Tx = db): Promise<Map<number, number>> {
  const counts = await countUpToLimit(tx, roles);
  const largeRoles = roles.filter(({ id }) => (counts.get(id) ?? 0) > EXACT_COUNT_MAX);
  await Promise.all(largeRoles.map(async (role) => counts.set(role.id, await countAll(tx, role))));
  return counts;
}

/** Counts in one statement. Stops counting the users of a role at one more than `EXACT_COUNT_MAX`. */
async function countUpToLimit(tx: Tx, roles: readonly CountedRole[]): Promise<Map<number, number>> {
  const limit = EXACT_COUNT_MAX + 1;
  const rows = await tx.$queryRaw<{ id: number; count: number }[]>`
    SELECT id, (CASE WHEN type = 'site'
      THEN (SELECT count(*) FROM (SELECT 1 FROM "RoleUser" WHERE "roleId" = "Role".id LIMIT ${limit}) users)
      ELSE (SELECT count(*) FROM (SELECT 1 FROM "WorkspaceMember" WHERE "roleId" = "Role".id LIMIT ${limit}) members)
    END)::int AS count
    FROM "Role" WHERE id = ANY(${roles.map(({ id }) => id)})`;
  return new Map(rows.map(({ id, count }) => [id, count]));
}

function countAll(tx: Tx, { id, type }: CountedRole): Promise<number> {
  const where = { roleId: id };
  return countListRows(`users of role ${id}`, (limit) =>
    type === "site" ? tx.roleUser.count({ where, ...limit }) : tx.workspaceMember.count({ where, ...limit }),
  );
}
