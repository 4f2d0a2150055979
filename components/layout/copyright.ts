import type { T } from "@/lib/i18n/create-t";

export type Copyright = { siteName: string; year: number; text: string };

export const copyrightText = (t: T, year: number, siteName: string): string =>
  t("Copyright © :year :site_name", { year, site_name: siteName });

/** The copyright line for a page rendered now. */
export function copyrightNow(t: T, siteName: string): Copyright {
  const year = new Date().getFullYear();
  return { siteName, year, text: copyrightText(t, year, siteName) };
}
