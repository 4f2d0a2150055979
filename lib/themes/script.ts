import { createThemeScript } from "@/lib/page-cache/known-scripts.mjs";
import { SYSTEM_THEME, systemThemes } from "@/lib/themes/policy";
import type { ThemeJson } from "@/lib/themes/schema";

type Theme = Pick<ThemeJson, "id" | "is_dark" | "default_light" | "default_dark">;

/**
 * Returns a script that sets the visitor's theme on <html> before the first paint, because a cached page is the same
 * for all visitors. Empty if users cannot change the theme. The script depends only on the themes, so the
 * Content-Security-Policy can contain its hash.
 */
export function themeScript(themes: readonly Theme[], canUserChange: boolean): string {
  if (!canUserChange) return "";
  const modes = Object.fromEntries(themes.map(({ id, is_dark }) => [id, is_dark ? "dark" : "light"] as const));
  return createThemeScript(systemThemes(themes) ? { ...modes, [SYSTEM_THEME]: SYSTEM_THEME } : modes);
}
