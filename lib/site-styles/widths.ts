/**
 * The widths that a site is designed for. Desktop styles apply to all widths, and tablet styles also apply to phones.
 */
export const SITE_WIDTHS = [
  { id: "desktop", width: 1280, maxWidth: null },
  { id: "tablet", width: 768, maxWidth: 900 },
  { id: "phone", width: 375, maxWidth: 600 },
] as const;

export type SiteWidthId = (typeof SITE_WIDTHS)[number]["id"];
