import { endpoint, methods } from "@/lib/http/endpoint";
import { themeParams as params, themeChange } from "@/lib/themes/schema";
import { deleteTheme, getTheme, updateTheme } from "@/lib/themes/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "themes.view", params }, async ({ params }) => ({ theme: await getTheme(params.themeId) })),

  PUT: endpoint({ access: "themes.update", params, body: themeChange }, async ({ params, body }) => ({
    theme: await updateTheme(params.themeId, body),
  })),

  DELETE: endpoint({ access: "themes.delete", params }, async ({ params }) => deleteTheme(params.themeId)),
});
