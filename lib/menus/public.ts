import "server-only";
import { db } from "@/lib/db/db";
import { createCachedReader } from "@/lib/events/cached-reader";
import { menuJson } from "@/lib/menus/menus";

/** All menus, for every page. */
export const getMenus = createCachedReader("menus", ["menus"], async () =>
  (await db.menu.findMany({ orderBy: { id: "asc" } })).map(menuJson),
);
