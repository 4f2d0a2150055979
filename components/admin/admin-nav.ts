import type { Line } from "@/lib/i18n/line";
import { can } from "@/lib/permissions/can";
import { ADMIN_GROUPS, ADMIN_SCREENS, type Holder, type Permission } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";
import type { PublicSettings } from "@/lib/settings/schema";

/** A screen of the admin area. `label` is English, for `t()`. `icon` is a name in `public/icons.svg`. */
export type AdminNavItem = {
  noun: string;
  label: Line;
  icon: string;
  href: string;
  permission: Permission;
  setting: "billing" | undefined;
};
type AdminNavGroup = { label: Line; items: readonly AdminNavItem[] };

const itemOf = ({ path, label, icon, view, setting }: (typeof ADMIN_SCREENS)[number]): AdminNavItem => ({
  noun: path,
  label,
  icon,
  href: routes.adminScreen(path),
  permission: view,
  setting,
});

/** The screens of the admin area, without its first page, for the sidebar, the command menu and the tests. */
export const ADMIN_NAV: readonly AdminNavGroup[] = Object.entries(ADMIN_GROUPS).map(([group, label]) => ({
  label,
  items: ADMIN_SCREENS.filter((screen) => screen.group === group).map(itemOf),
}));

/** The groups and screens that the holder of these permissions may open, without those that the settings turn off. */
export function adminNavFor(holder: Holder, { billing }: Pick<PublicSettings, "billing">): AdminNavGroup[] {
  return ADMIN_NAV.map(({ label, items }) => ({
    label,
    items: items.filter(
      ({ permission, setting }) => can(holder, permission) && (setting === undefined || billing.enable),
    ),
  })).filter(({ items }) => items.length > 0);
}

/**
 * Returns the label of a screen, which is also the title of its page. `noun` is the screen's name in paths:
 * "user-pages".
 */
export function adminTitle(noun: string): Line {
  const item = ADMIN_NAV.flatMap(({ items }) => items).find((screen) => screen.noun === noun);
  if (!item) throw new Error(`The admin area has no screen for ${noun}.`);
  return item.label;
}
