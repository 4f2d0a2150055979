import { hasGrant } from "@/lib/permissions/granting";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import { type Grant, type Holder, type Permission, RESTRICTIONS } from "@/lib/permissions/permissions";

type Person = { permissions: readonly Grant[]; roles: readonly { default: boolean; permissions: readonly Grant[] }[] };

/**
 * Whether the holder may do everything that the person may. Permissions for the person's own data do not count, nor do
 * those of the roles that every new account gets.
 */
export function hasAllPermissionsOf(holder: Holder, { permissions, roles }: Person): boolean {
  const fromRoles = roles.filter((role) => !role.default).map((role) => role.permissions);
  const grants = mergeGrants([permissions, ...fromRoles]).filter(({ name }) => !isForOwnData(name));
  return grants.every((grant) => hasGrant(holder, grant));
}

const isForOwnData = (name: Permission) => name === "api.access" || Object.hasOwn(RESTRICTIONS, name);
