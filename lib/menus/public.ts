import "server-only";
import { db } from "@/lib/db/db";
import { cached } from "@/lib/events/cached";
import { menuJson } from "@/lib/menus/menus";

/** All menus, for every page. */
export const getMenus = cached("menus", ["menus"], async () =>
  (await db.menu.findMany({ orderBy: { id: "asc" } })).map(menuJson),
);
