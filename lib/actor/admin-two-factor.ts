import "server-only";
import type { Account, UserActor } from "@/lib/actor/actor";
import { AppError, forbidden } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { can } from "@/lib/permissions/can";
import type { Grant, Permission } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";
import { getSettings } from "@/lib/settings/settings";

/** The permissions that a restricted admin keeps: to manage what they own and to use the API. */
const MEMBER_PERMISSIONS: readonly Permission[] = [
  "api.access",
  "projects.create",
  "sites.create",
  "domains.create",
  "files.create",
  "workspaces.create",
];

/**
 * Returns the permissions that are in effect now. If the settings require two-factor authentication for admins, users
 * who may open the admin area but have no second factor are `restricted` to a member's permissions.
 */
export async function getEffectivePermissions(
  { twoFactorConfirmedAt }: Pick<Account, "twoFactorConfirmedAt">,
  permissions: Grant[],
): Promise<{ permissions: Grant[]; restricted?: true }> {
  const isStaff = permissions.some(({ name }) => name === "admin" || name === "admin.access");
  if (!isStaff || twoFactorConfirmedAt || !(await getSettings()).auth.admin_two_factor) return { permissions };
  const keptNames = MEMBER_PERMISSIONS.filter((name) => can({ permissions }, name));
  return {
    permissions: keptNames.map(
      (name) => permissions.find((grant) => grant.name === name) ?? { name, restrictions: [] },
    ),
    restricted: true,
  };
}

/** The error for a missing permission. A restricted admin gets a link to the two-factor setup. */
export function notPermitted({ restricted }: Pick<UserActor, "restricted">): AppError {
  if (!restricted) return forbidden();
  return new AppError("forbidden", "Set up two factor authentication first.", {
    action: { label: line("Set it up"), action: routes.twoFactorSetup },
  });
}
