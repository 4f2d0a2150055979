import type { ThemeJson } from "@/lib/themes/schema";

/** The cookie with the id of the theme that the visitor chose, or "system". */
export const THEME_COOKIE = "be-active-theme";
/** Used instead of a theme's id if the theme follows the light or dark mode of the visitor's system. */
export const SYSTEM_THEME = "system";

type Flags = Pick<ThemeJson, "is_dark" | "default_light" | "default_dark">;

/** The default theme for light or for dark mode. */
export function themeFor<Theme extends Pick<ThemeJson, "default_light" | "default_dark">>(
  themes: readonly Theme[],
  mode: "light" | "dark",
): Theme | undefined {
  return themes.find((theme) => (mode === "dark" ? theme.default_dark : theme.default_light));
}

/**
 * The themes for the light and dark mode of the visitor's system. Undefined unless there is a light theme for light
 * mode and a dark theme for dark mode.
 */
export function systemThemes<Theme extends Flags>(themes: readonly Theme[]): { light: Theme; dark: Theme } | undefined {
  const [light, dark] = [themeFor(themes, "light"), themeFor(themes, "dark")];
  return light && dark?.is_dark && !light.is_dark ? { light, dark } : undefined;
}
