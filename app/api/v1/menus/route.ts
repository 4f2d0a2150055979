import { endpoint, LARGE_BODY_BYTES } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createMenu, listMenus } from "@/lib/menus/menus";
import { MENU_BODY_MAX_ITEMS, menuInput, menuListQuery, menuPage, menuResponse } from "@/lib/menus/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "menus.view", query: menuListQuery, summary: "List menus", responses: { 200: menuPage } },
    async ({ query }) => listMenus(query),
  ),

  POST: endpoint(
    {
      access: "menus.create",
      body: menuInput,
      maxBody: LARGE_BODY_BYTES,
      maxItems: MENU_BODY_MAX_ITEMS,
      summary: "Create a menu",
      responses: { 201: menuResponse },
    },
    async ({ body }) => ({ menu: await createMenu(body) }),
  ),
});
