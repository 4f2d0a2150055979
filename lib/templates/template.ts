import type { Line } from "@/lib/i18n/line";
import type { SiteFontId } from "@/lib/site-styles/fonts";
import type { TemplateCategory } from "@/lib/templates/categories";

/** A complete website to start from. */
export type Template = {
  /** The name of the template's file, without the extension. */
  id: string;
  name: Line;
  category: TemplateCategory;
  /** The site's colours, by their names: `accent` is the custom property `--color-accent`. */
  colors: TemplateColors;
  fonts: { heading: SiteFontId; body: SiteFontId };
  /** Each rule selects one class. Rules may be in the two media queries of `SITE_WIDTHS`. */
  css: string;
  pages: readonly [TemplatePage, ...TemplatePage[]];
};

/** The colours that the ready-made sections use. A template can have more. */
export type TemplateColors = Record<
  "background" | "surface" | "text" | "muted" | "line" | "accent" | "on-accent",
  string
> &
  Record<string, string>;

export type TemplatePage = {
  /** The id in the document: "home" for the first page. */
  id: string;
  name: string;
  /** The path without slashes. Empty for the first page. */
  slug: string;
  /** The `<title>`. */
  title: string;
  description: string;
  /** The content of the `<body>`. */
  html: string;
};
