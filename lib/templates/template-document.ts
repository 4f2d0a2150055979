import "server-only";
import type { SiteDocument } from "@/lib/site-pages/document";
import { parseCss } from "@/lib/site-pages/parse-css";
import { parseHtml } from "@/lib/site-pages/parse-html";
import { fontStack } from "@/lib/site-styles/fonts";
import type { Template } from "@/lib/templates/template";

/** Returns the document of a new project that starts from the template. */
export function templateDocument({ colors, fonts, css, pages }: Omit<Template, "id" | "name" | "category">) {
  return {
    pages: pages.map(({ html, ...page }) => ({
      ...page,
      frames: [{ component: { type: "wrapper", components: parseHtml(html) } }],
    })),
    styles: [{ selectorsAdd: ":root", style: siteStyle({ colors, fonts }) }, ...parseCss(css)],
    assets: [],
  } satisfies SiteDocument & { assets: readonly never[] };
}

/** The custom properties with the site's colours and fonts. */
function siteStyle({ colors, fonts }: Pick<Template, "colors" | "fonts">): Record<string, string> {
  return {
    ...Object.fromEntries(Object.entries(colors).map(([name, color]) => [`--color-${name}`, color])),
    "--font-heading": fontStack(fonts.heading),
    "--font-body": fontStack(fonts.body),
  };
}
