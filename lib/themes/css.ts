import { SYSTEM_THEME, systemThemes } from "@/lib/themes/policy";
import type { ThemeJson, ThemeValues } from "@/lib/themes/schema";

/**
 * One rule per theme, selected by `data-theme-id` on <html>. The id "system" selects the theme for the light or dark
 * mode of the visitor's system, without a script. Values were validated when saved, so they cannot break out of the
 * rule.
 */
export function themeCss(themes: readonly ThemeJson[]): string {
  const system = systemThemes(themes);
  const dark = system && `@media (prefers-color-scheme:dark){${ruleFor([SYSTEM_THEME], system.dark.values)}}`;
  const rules = themes.map(({ id, values }) => ruleFor(id === system?.light.id ? [id, SYSTEM_THEME] : [id], values));
  return [...rules, dark].join("");
}

function ruleFor(ids: readonly (number | typeof SYSTEM_THEME)[], values: ThemeValues): string {
  const selectors = ids.map((id) => `html[data-theme-id="${id}"]`);
  const declarations = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `${selectors.join(",")}{${declarations.join(";")}}`;
}
