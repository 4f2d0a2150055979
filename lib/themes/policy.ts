import type { ThemeJson } from "@/lib/themes/schema";

export const THEME_COOKIE = "be-active-theme";

type Choice = { user_change: boolean; default_id: number | null };

/** The theme in use: the visitor's choice if allowed, else the default, else the first. */
export function activeTheme(
  themes: readonly ThemeJson[],
  { user_change, default_id }: Choice,
  chosen: string | null,
): ThemeJson | undefined {
  const own = user_change ? themes.find(({ id }) => String(id) === chosen) : undefined;
  return own ?? themes.find(({ id }) => id === default_id) ?? themes[0];
}

/** The default theme for light or dark mode. */
export function themeFor<Theme extends Pick<ThemeJson, "default_light" | "default_dark">>(
  themes: readonly Theme[],
  mode: "light" | "dark",
): Theme | undefined {
  return themes.find((theme) => (mode === "dark" ? theme.default_dark : theme.default_light));
}
