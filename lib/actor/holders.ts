import "server-only";
import { NOT_BANNED } from "@/lib/actor/account-row";
import { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import type { Permission } from "@/lib/permissions/permissions";

const notBanned = Prisma.raw(NOT_BANNED);

/** The ids of all users who are not banned and have a permission, or `admin`, by role or directly. */
export async function listHolderIds(tx: Tx, permission: Permission): Promise<number[]> {
  const grants = ["admin", permission].map((name) => JSON.stringify([{ name }]));
  const rows = await tx.$queryRaw<{ id: number }[]>`
    SELECT u.id FROM "User" u WHERE ${notBanned} AND u.permissions @> ANY(${grants}::jsonb[])
    UNION
    SELECT u.id FROM "User" u JOIN "RoleUser" ru ON ru."userId" = u.id JOIN "Role" r ON r.id = ru."roleId"
    WHERE ${notBanned} AND r.permissions @> ANY(${grants}::jsonb[])`;
  return rows.map(({ id }) => id);
}
