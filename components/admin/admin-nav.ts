import type { Line } from "@/lib/i18n/line";
import { can } from "@/lib/permissions/can";
import { ADMIN_GROUPS, ADMIN_SCREENS, type Holder, type Permission } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";
import type { PublicSettings } from "@/lib/settings/schema";

/** A screen of the admin area. `label` is English, for `t()`. `icon` is a name in `public/icons.svg`. */
export type AdminPlace = { noun: string; label: Line; icon: string; href: string; permission: Permission };
type AdminGroup = { label: Line; places: readonly AdminPlace[] };

const placeOf = ({ path, label, icon, view }: (typeof ADMIN_SCREENS)[number]): AdminPlace => ({
  noun: path,
  label,
  icon,
  href: routes.adminScreen(path),
  permission: view,
});

/** Every screen of the admin area, for the sidebar, the command menu and the tests. */
export const ADMIN_NAV: readonly AdminGroup[] = Object.entries(ADMIN_GROUPS).map(([group, label]) => ({
  label,
  places: ADMIN_SCREENS.filter((screen) => screen.group === group).map(placeOf),
}));

/** The groups and screens that the holder of these permissions may open, without those that the settings turn off. */
export function adminNavFor(holder: Holder, { billing }: Pick<PublicSettings, "billing">): AdminGroup[] {
  return ADMIN_NAV.map(({ label, places }) => ({
    label,
    places: places.filter(
      ({ noun, permission }) => can(holder, permission) && (noun !== "subscriptions" || billing.enable),
    ),
  })).filter(({ places }) => places.length > 0);
}

/** The label of a noun's screen, which is also the title of its page. `noun` as in paths: "user-pages". */
export function adminTitle(noun: string): Line {
  const place = ADMIN_NAV.flatMap(({ places }) => places).find((screen) => screen.noun === noun);
  if (!place) throw new Error(`The admin area has no screen for ${noun}.`);
  return place.label;
}
