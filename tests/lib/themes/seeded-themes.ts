import { SEED_THEMES } from "@/lib/seed/themes";
import type { ThemeJson } from "@/lib/themes/schema";

/** The themes of a new installation: a light one with the id 1 and a dark one with the id 2. */
export const seededThemes = (): ThemeJson[] =>
  SEED_THEMES.map(({ name, isDark, defaultLight, defaultDark, values }, index) => ({
    id: index + 1,
    name,
    is_dark: isDark,
    default_light: defaultLight,
    default_dark: defaultDark,
    values,
  }));
