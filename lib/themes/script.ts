import { THEME_COOKIE } from "@/lib/themes/policy";
import type { ThemeJson } from "@/lib/themes/schema";

/**
 * Runs before the first paint of a cached page, which is the same for everybody: puts the reader's theme on <html>. Its text
 * depends on the themes only, so the page's Content-Security-Policy can name its hash.
 */
export function themeScript(themes: readonly Pick<ThemeJson, "id" | "is_dark">[], userChange: boolean): string {
  if (!userChange) return "";
  const modes = Object.fromEntries(themes.map(({ id, is_dark }) => [id, is_dark ? "dark" : "light"]));
  return `(function(m){var c=document.cookie.match(/(?:^|; )${THEME_COOKIE}=(\\d+)/),d=document.documentElement;if(c&&m[c[1]]){d.dataset.themeId=c[1];d.dataset.theme=m[c[1]]}})(${JSON.stringify(modes)})`;
}
