import { endpoint, LARGE_BODY_BYTES } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { deleteMenu, getMenu, updateMenu } from "@/lib/menus/menus";
import { MENU_BODY_MAX_ITEMS, menuChange, menuResponse, menuParams as params } from "@/lib/menus/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "menus.view", params, summary: "Get a menu", responses: { 200: menuResponse } },
    async ({ params }) => ({ menu: await getMenu(params.menuId) }),
  ),

  PUT: endpoint(
    {
      access: "menus.update",
      params,
      body: menuChange,
      maxBody: LARGE_BODY_BYTES,
      maxItems: MENU_BODY_MAX_ITEMS,
      summary: "Change a menu",
      description: "Only the given fields change.",
      responses: { 200: menuResponse },
    },
    async ({ params, body }) => ({
      menu: await updateMenu(params.menuId, body),
    }),
  ),

  DELETE: endpoint(
    { access: "menus.delete", sessionOnly: true, params, summary: "Delete a menu", responses: { 200: done } },
    async ({ params }) => deleteMenu(params.menuId),
  ),
});
