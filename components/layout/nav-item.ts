import type { ReactNode } from "react";

/** A link in the sidebar or the dock. It is created on the server, so the icon is already rendered. */
export type NavItem = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Further addresses of the same screen. */
  aliases?: readonly string[];
  /** A count, at the end of the row. */
  count?: ReactNode;
  /** Opens in a new tab. */
  isExternal?: boolean;
  /** The item is current only at this path, not at paths below it. */
  exact?: boolean;
};

/** Items under one label. Without `showsLabel`, only screen readers get the label. */
export type NavGroup = { label: string; showsLabel?: boolean; items: readonly NavItem[] };

/** Whether the current page is the item's page or, unless `exact` is set, a page below it. */
export function isCurrentItem(pathname: string, { href, aliases = [], exact }: NavItem): boolean {
  return pathname === href || aliases.includes(pathname) || (!exact && pathname.startsWith(`${href}/`));
}
