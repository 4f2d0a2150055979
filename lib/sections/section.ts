import type { Line } from "@/lib/i18n/line";

export const SECTION_CATEGORIES = [
  "header",
  "hero",
  "features",
  "content",
  "gallery",
  "people",
  "quotes",
  "pricing",
  "questions",
  "contact",
  "call-to-action",
  "footer",
] as const;
export type SectionCategory = (typeof SECTION_CATEGORIES)[number];

/** A ready-made part of a page. It uses the site's colours and fonts. */
export type Section = {
  /** `<category>-<variant>`. All class names of the section begin with its id. */
  id: string;
  name: Line;
  category: SectionCategory;
  html: string;
  /** Each rule selects one class. Rules may be in the two media queries of `SITE_WIDTHS`. */
  css: string;
};
