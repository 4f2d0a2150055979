import "server-only";
import type { ThemeJson, ThemeValues } from "@/lib/themes/schema";

export type ThemeRow = {
  id: number;
  name: string;
  isDark: boolean;
  defaultLight: boolean;
  defaultDark: boolean;
  values: unknown;
};

export function themeJson({ id, name, isDark, defaultLight, defaultDark, values }: ThemeRow): ThemeJson {
  return {
    id,
    name,
    is_dark: isDark,
    default_light: defaultLight,
    default_dark: defaultDark,
    values: values as ThemeValues,
  };
}
