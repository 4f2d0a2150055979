import { endpoint, methods } from "@/lib/api/endpoint";
import { themeAnswer, themeInput, themeList, themePage } from "@/lib/themes/schema";
import { createTheme, listThemes } from "@/lib/themes/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "themes.view", query: themeList, summary: "List themes", answers: { 200: themePage } },
    async ({ query }) => listThemes(query),
  ),

  POST: endpoint(
    { access: "themes.create", body: themeInput, summary: "Create a theme", answers: { 201: themeAnswer } },
    async ({ body, answer }) => {
      answer(201);
      return { theme: await createTheme(body) };
    },
  ),
});
