import type { ReactNode } from "react";

/** Somewhere the shell leads to. Made on the server, so the icon is drawn already. */
export type Place = {
  href: string;
  label: string;
  icon: ReactNode;
  /** Further addresses of the same screen. */
  aliases?: readonly string[];
  /** At the end of the row: how many there are, as the reader writes numbers. */
  count?: string;
  /** Only this address is the place, not what lies below it. */
  exact?: boolean;
};

/** Places under one heading; without one the heading is read out only. */
export type PlaceGroup = { label: string; shown?: boolean; places: readonly Place[] };

/** Whether the reader stands here, or somewhere below. */
export function isHere(pathname: string, { href, aliases = [], exact }: Place): boolean {
  return pathname === href || aliases.includes(pathname) || (!exact && pathname.startsWith(`${href}/`));
}
