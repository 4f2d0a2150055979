import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { themeInput, themeListQuery, themePage, themeResponse } from "@/lib/themes/schema";
import { createTheme, listThemes } from "@/lib/themes/themes";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "themes.view", query: themeListQuery, summary: "List themes", responses: { 200: themePage } },
    async ({ query }) => listThemes(query),
  ),

  POST: endpoint(
    { access: "themes.create", body: themeInput, summary: "Create a theme", responses: { 201: themeResponse } },
    async ({ body }) => ({ theme: await createTheme(body) }),
  ),
});
