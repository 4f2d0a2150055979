import { endpoint, methods } from "@/lib/http/endpoint";
import { menuChange, menuParams as params } from "@/lib/menus/schema";
import { deleteMenu, getMenu, updateMenu } from "@/lib/menus/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "menus.view", params }, async ({ params }) => ({ menu: await getMenu(params.menuId) })),

  PUT: endpoint({ access: "menus.update", params, body: menuChange }, async ({ params, body }) => ({
    menu: await updateMenu(params.menuId, body),
  })),

  DELETE: endpoint({ access: "menus.delete", params }, async ({ params }) => deleteMenu(params.menuId)),
});
