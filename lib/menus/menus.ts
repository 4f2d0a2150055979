import "server-only";
import { db } from "@/lib/db/db";
import { cached } from "@/lib/events/cached";
import type { MenuItem, MenuJson } from "@/lib/menus/schema";

type MenuRow = { id: number; name: string; positions: unknown; items: unknown };

export const getMenus = cached("menus", ["menus"], async () =>
  (await db.menu.findMany({ orderBy: { id: "asc" } })).map(menuJson),
);

export function menuJson({ id, name, positions, items }: MenuRow): MenuJson {
  return { id, name, positions: positions as string[], items: items as MenuItem[] };
}
