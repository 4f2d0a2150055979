import "server-only";
import { db } from "@/lib/db/db";
import { cached } from "@/lib/events/cached";
import type { ThemeJson, ThemeValues } from "@/lib/themes/schema";

type ThemeRow = {
  id: number;
  name: string;
  isDark: boolean;
  defaultLight: boolean;
  defaultDark: boolean;
  values: unknown;
};

export const getThemes = cached("themes", ["themes"], async () =>
  (await db.theme.findMany({ orderBy: { id: "asc" } })).map(themeJson),
);

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
