import "server-only";
import { pool } from "@/lib/db/pool";
import { createCachedReader } from "@/lib/events/cached-reader";
import { type MenuRow, menuJson } from "@/lib/menus/menu-json";

/** All menus, for every page. */
export const getMenus = createCachedReader("menus", ["menus"], async () => {
  const { rows } = await pool().query<MenuRow>('SELECT id, name, positions, items FROM "Menu" ORDER BY id');
  return rows.map(menuJson);
});
