import { endpoint, methods } from "@/lib/http/endpoint";
import { menuInput, menuList } from "@/lib/menus/schema";
import { createMenu, listMenus } from "@/lib/menus/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "menus.view", query: menuList }, async ({ query }) => listMenus(query)),

  POST: endpoint({ access: "menus.create", body: menuInput }, async ({ body, answer }) => {
    answer(201);
    return { menu: await createMenu(body) };
  }),
});
