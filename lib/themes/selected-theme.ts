import { SYSTEM_THEME, systemThemes } from "@/lib/themes/policy";
import type { ThemeJson } from "@/lib/themes/schema";

type ThemeSettings = { user_change: boolean; default_id: number | null };
type Theme = Pick<ThemeJson, "is_dark" | "default_light" | "default_dark"> & { id: number };

/**
 * The id of the theme in use: the visitor's choice if allowed, else the default. Without either: if there are
 * `systemThemes`, the visitor's system decides, else the first theme is used. Null if the visitor's system decides, or
 * if there is no theme.
 */
export function selectedThemeId(
  themes: readonly Theme[],
  { user_change, default_id }: ThemeSettings,
  choice: string | null,
): number | null {
  const hasSystemThemes = systemThemes(themes) !== undefined;
  if (user_change && choice === SYSTEM_THEME && hasSystemThemes) return null;
  const chosenTheme = user_change ? themes.find(({ id }) => String(id) === choice) : undefined;
  const theme = chosenTheme ?? themes.find(({ id }) => id === default_id);
  if (theme) return theme.id;
  return hasSystemThemes ? null : (themes[0]?.id ?? null);
}
