import "server-only";
import { db } from "@/lib/db/db";
import { omitUndefined } from "@/lib/db/omit-undefined";
import { toOrderBy } from "@/lib/db/order-by";
import { containsText } from "@/lib/db/search";
import { notFound } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { paginate } from "@/lib/http/list";
import { menuJson } from "@/lib/menus/menu-json";
import type { MenuChange, MenuInput, MenuJson, MenuListQuery } from "@/lib/menus/schema";

const TAGS = ["menus"];
const SORT_COLUMNS = { created_at: "createdAt", name: "name" } as const;

export async function listMenus(list: MenuListQuery) {
  const where = omitUndefined({ name: list.query ? containsText(list.query) : undefined });
  return paginate(list, {
    count: () => db.menu.count({ where }),
    rows: async (window) =>
      (await db.menu.findMany({ where, orderBy: toOrderBy(SORT_COLUMNS, list), ...window })).map(menuJson),
  });
}

export async function getMenu(id: number): Promise<MenuJson> {
  const menu = await db.menu.findUnique({ where: { id } });
  if (!menu) throw notFound("Menu");
  return menuJson(menu);
}

export async function createMenu(input: MenuInput): Promise<MenuJson> {
  return menuJson(await changePublicData(TAGS, (tx) => tx.menu.create({ data: input })));
}

export async function updateMenu(id: number, data: MenuChange): Promise<MenuJson> {
  await getMenu(id);
  return menuJson(await changePublicData(TAGS, (tx) => tx.menu.update({ where: { id }, data })));
}

export async function deleteMenu(id: number): Promise<void> {
  const { count } = await changePublicData(TAGS, (tx) => tx.menu.deleteMany({ where: { id } }));
  if (count === 0) throw notFound("Menu");
}
