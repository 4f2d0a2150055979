import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { themeAnswer, themeInput, themeList, themePage } from "@/lib/themes/schema";
import { createTheme, listThemes } from "@/lib/themes/themes";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "themes.view", query: themeList, summary: "List themes", answers: { 200: themePage } },
    async ({ query }) => listThemes(query),
  ),

  POST: endpoint(
    { access: "themes.create", body: themeInput, summary: "Create a theme", answers: { 201: themeAnswer } },
    async ({ body }) => ({ theme: await createTheme(body) }),
  ),
});
