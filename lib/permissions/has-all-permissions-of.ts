import { hasGrant } from "@/lib/permissions/granting";
import { mergeGrants } from "@/lib/permissions/merge-grants";
import { beyondOwnContent } from "@/lib/permissions/own-content";
import type { Grant, Holder } from "@/lib/permissions/permissions";

type Person = {
  permissions: readonly Grant[];
  roles: readonly { default: boolean; permissions: readonly Grant[] }[];
  /** What the person's valid subscription grants: the permissions of its plan and of the role for subscribers. */
  planGrants: readonly Grant[];
};

/**
 * Whether the holder may do everything that the person may. Permissions for the person's own data do not count, nor do
 * those of the roles that every new account gets.
 */
export function hasAllPermissionsOf(holder: Holder, { permissions, roles, planGrants }: Person): boolean {
  const fromRoles = roles.filter((role) => !role.default).map((role) => role.permissions);
  const grants = beyondOwnContent(mergeGrants([permissions, planGrants, ...fromRoles]));
  return grants.every((grant) => hasGrant(holder, grant));
}
