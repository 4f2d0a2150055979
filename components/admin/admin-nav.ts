import type { LucideIcon } from "lucide-react";
import CreditCard from "lucide-react/icons/credit-card";
import FileText from "lucide-react/icons/file-text";
import Globe from "lucide-react/icons/globe";
import Megaphone from "lucide-react/icons/megaphone";
import ShieldCheck from "lucide-react/icons/shield-check";
import Tags from "lucide-react/icons/tags";
import Users from "lucide-react/icons/users";
import { type Line, line } from "@/lib/i18n/line";
import { can } from "@/lib/permissions/can";
import type { Holder, Permission } from "@/lib/permissions/permissions";
import { routes } from "@/lib/routes";

/** "custom_pages" → "custom-pages" */
type InPath<Noun> = Noun extends `${infer Head}_${infer Tail}` ? `${Head}-${InPath<Tail>}` : Noun;

/** A noun with a permission `view`, which opens its screen. Written as in paths; permissions have underscores. */
type AdminNoun = Permission extends infer P ? (P extends `${infer Noun}.view` ? InPath<Noun> : never) : never;

/** A screen of the admin area. `label` is English, for `t()`. */
export type AdminPlace = { noun: AdminNoun; label: Line; icon: LucideIcon; href: string; permission: Permission };
type AdminGroup = { label: Line; places: readonly AdminPlace[] };

const placeOf = (noun: AdminNoun, label: Line, icon: LucideIcon): AdminPlace => ({
  noun,
  label,
  icon,
  href: routes.adminScreen(noun),
  permission: `${noun.replaceAll("-", "_")}.view` as Permission,
});

/** Every screen of the admin area, for the sidebar, the command menu and the tests. */
export const ADMIN_NAV: readonly AdminGroup[] = [
  {
    label: line("People"),
    places: [placeOf("users", line("Users"), Users), placeOf("roles", line("Roles"), ShieldCheck)],
  },
  {
    label: line("Billing"),
    places: [placeOf("products", line("Plans"), Tags), placeOf("subscriptions", line("Subscriptions"), CreditCard)],
  },
  {
    label: line("Content"),
    places: [
      placeOf("sites", line("Sites"), Globe),
      placeOf("user-pages", line("User pages"), FileText),
      placeOf("ad-slots", line("Ad slots"), Megaphone),
    ],
  },
];

const allPlaces = () => ADMIN_NAV.flatMap(({ places }) => places);

/** The groups and screens that the holder of these permissions may open. */
export function adminNavFor(holder: Holder): AdminGroup[] {
  return ADMIN_NAV.map(({ label, places }) => ({
    label,
    places: places.filter(({ permission }) => can(holder, permission)),
  })).filter(({ places }) => places.length > 0);
}

/** The label of a noun's screen, which is also the title of its page. */
export function adminTitle(noun: AdminNoun): Line {
  const place = allPlaces().find((screen) => screen.noun === noun);
  if (!place) throw new Error(`The admin area has no screen for ${noun}.`);
  return place.label;
}
