import type { ThemeJson } from "@/lib/themes/schema";

/**
 * One rule per theme, selected by `data-theme-id` on <html>. Values were validated when saved, so they cannot end the
 * rule.
 */
export function themeCss(themes: readonly ThemeJson[]): string {
  return themes
    .map(({ id, values }) => {
      const lines = Object.entries(values).map(([name, value]) => `${name}:${value}`);
      return `html[data-theme-id="${id}"]{${lines.join(";")}}`;
    })
    .join("");
}
