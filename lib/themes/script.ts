import { createThemeScript } from "@/lib/page-cache/known-scripts.mjs";
import type { ThemeJson } from "@/lib/themes/schema";

/**
 * Returns a script that sets the visitor's theme on <html> before the first paint, because a cached page is the same
 * for all visitors. The script depends only on the themes, so the Content-Security-Policy can contain its hash.
 */
export function themeScript(themes: readonly Pick<ThemeJson, "id" | "is_dark">[], userChange: boolean): string {
  if (!userChange) return "";
  const modes = Object.fromEntries(themes.map(({ id, is_dark }) => [id, is_dark ? "dark" : "light"] as const));
  return createThemeScript(modes);
}
