import type { LucideIcon } from "lucide-react";
import ShieldCheck from "lucide-react/icons/shield-check";
import Users from "lucide-react/icons/users";
import { line } from "@/lib/i18n/line";
import { can } from "@/lib/permissions/can";
import type { Holder, Permission } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";

/** A screen of the admin area. `label` is English, for `t()`. */
export type AdminPlace = { label: string; href: string; icon: LucideIcon; permission: Permission };
type AdminGroup = { label: string; places: readonly AdminPlace[] };

/** Every screen of the admin area, for the sidebar, the command menu and the tests. */
export const ADMIN_NAV: readonly AdminGroup[] = [
  {
    label: line("People"),
    places: [
      { label: line("Users"), href: routes.adminUsers, icon: Users, permission: "users.view" },
      { label: line("Roles"), href: routes.adminRoles, icon: ShieldCheck, permission: "roles.view" },
    ],
  },
];

/** The nouns that the screens manage: "users". */
export const adminNouns = (): string[] =>
  ADMIN_NAV.flatMap(({ places }) => places.map(({ href }) => href.slice(`${routes.admin}/`.length)));

/** The groups and screens that the holder of these permissions may open. */
export function adminNavFor(holder: Holder): AdminGroup[] {
  return ADMIN_NAV.map(({ label, places }) => ({
    label,
    places: places.filter(({ permission }) => can(holder, permission)),
  })).filter(({ places }) => places.length > 0);
}

/** The label of the screen at an address, which is also the title of its page. */
export function adminTitle(href: string): string {
  const place = ADMIN_NAV.flatMap(({ places }) => places).find((screen) => screen.href === href);
  if (!place) throw new Error(`The admin area has no screen at ${href}.`);
  return place.label;
}
