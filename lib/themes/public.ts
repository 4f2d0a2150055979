import "server-only";
import { pool } from "@/lib/db/pool";
import { createCachedReader } from "@/lib/events/cached-reader";
import { type ThemeRow, themeJson } from "@/lib/themes/theme-json";

/** All themes. Cached, because every page needs them. */
export const getThemes = createCachedReader("themes", ["themes"], async () => {
  const { rows } = await pool().query<ThemeRow>(
    'SELECT id, name, "isDark", "defaultLight", "defaultDark", "values" FROM "Theme" ORDER BY id',
  );
  return rows.map(themeJson);
});
