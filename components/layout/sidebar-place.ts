import type { ReactNode } from "react";

/** A link in the sidebar or the dock. It is created on the server, so the icon is already rendered. */
export type Place = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Further addresses of the same screen. */
  aliases?: readonly string[];
  /** A count, at the end of the row. */
  count?: ReactNode;
  /** Opens in a new tab. */
  isExternal?: boolean;
  /** Matches only this path, not paths below it. */
  exact?: boolean;
};

/** Places under one label. Without `labelShown`, only screen readers get the label. */
export type PlaceGroup = { label: string; labelShown?: boolean; places: readonly Place[] };

/** Whether the current page is this place, or is below it unless `exact` is set. */
export function isHere(pathname: string, { href, aliases = [], exact }: Place): boolean {
  return pathname === href || aliases.includes(pathname) || (!exact && pathname.startsWith(`${href}/`));
}
