import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createMenu, listMenus } from "@/lib/menus/menus";
import { menuAnswer, menuInput, menuList, menuPage } from "@/lib/menus/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "menus.view", query: menuList, summary: "List menus", answers: { 200: menuPage } },
    async ({ query }) => listMenus(query),
  ),

  POST: endpoint(
    { access: "menus.create", body: menuInput, summary: "Create a menu", answers: { 201: menuAnswer } },
    async ({ body }) => ({ menu: await createMenu(body) }),
  ),
});
