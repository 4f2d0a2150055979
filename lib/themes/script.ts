import { THEME_COOKIE } from "@/lib/themes/policy";
import type { ThemeJson } from "@/lib/themes/schema";

/**
 * Returns a script that sets the visitor's theme on <html> before the first paint, because a cached page is the same
 * for all visitors. The script depends only on the themes, so the Content-Security-Policy can contain its hash.
 */
export function themeScript(themes: readonly Pick<ThemeJson, "id" | "is_dark">[], userChange: boolean): string {
  if (!userChange) return "";
  const modes = Object.fromEntries(themes.map(({ id, is_dark }) => [id, is_dark ? "dark" : "light"]));
  return `(function(m){var c=document.cookie.match(/(?:^|; )${THEME_COOKIE}=(\\d+)/),d=document.documentElement;if(c&&m[c[1]]){d.dataset.themeId=c[1];d.dataset.theme=m[c[1]]}})(${JSON.stringify(modes)})`;
}
