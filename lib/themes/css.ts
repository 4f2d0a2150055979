import type { ThemeJson } from "@/lib/themes/schema";

/** One rule a theme, chosen by `data-theme-id` on <html>. The values are checked when they are saved, so none can leave its rule. */
export function themeCss(themes: readonly ThemeJson[]): string {
  return themes
    .map(({ id, values }) => {
      const lines = Object.entries(values).map(([name, value]) => `${name}:${value}`);
      return `html[data-theme-id="${id}"]{${lines.join(";")}}`;
    })
    .join("");
}
