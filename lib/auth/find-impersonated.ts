import "server-only";
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, NOT_BANNED } from "@/lib/actor/account-row";
import { pool } from "@/lib/db/pool";
import { can } from "@/lib/permissions/can";
import { hasAllPermissionsOf } from "@/lib/permissions/has-all-permissions-of";
import type { Holder } from "@/lib/permissions/permissions";

const FIND = {
  name: "find-impersonated",
  text: `SELECT ${ACCOUNT_COLUMNS} FROM "User" u WHERE u.id = $1 AND ${NOT_BANNED}`,
};

/**
 * Finds the account of a user that the holder may act as. Returns null if the holder may not act as anyone, or if the
 * user does not exist, is banned, or may do more than the holder.
 */
export async function findImpersonated(holder: Holder, userId: number) {
  if (!can(holder, "users.impersonate")) return null;
  const { rows } = await pool().query<AccountRow>({ ...FIND, values: [userId] });
  const found = rows[0] ? accountOf(rows[0]) : null;
  if (!found) return null;
  // the grants and roles of an account include those of its plan
  const { grants: permissions, roles } = found;
  return hasAllPermissionsOf(holder, { permissions, roles, planGrants: [] }) ? found : null;
}
