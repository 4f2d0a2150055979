import { SYSTEM, systemThemes } from "@/lib/themes/policy";
import type { ThemeJson, ThemeValues } from "@/lib/themes/schema";

/**
 * One rule per theme, selected by `data-theme-id` on <html>. The id "system" gets the theme that the visitor's system
 * asks for, without a script and also when the system changes. Values were validated when saved, so they cannot end
 * the rule.
 */
export function themeCss(themes: readonly ThemeJson[]): string {
  const system = systemThemes(themes);
  return [
    ...themes.map(({ id, values }) => ruleFor(id, values)),
    system && ruleFor(SYSTEM, system.light.values),
    system && `@media (prefers-color-scheme:dark){${ruleFor(SYSTEM, system.dark.values)}}`,
  ]
    .filter(Boolean)
    .join("");
}

function ruleFor(id: number | typeof SYSTEM, values: ThemeValues): string {
  const lines = Object.entries(values).map(([name, value]) => `${name}:${value}`);
  return `html[data-theme-id="${id}"]{${lines.join(";")}}`;
}
