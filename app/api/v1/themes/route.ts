import { endpoint, methods } from "@/lib/http/endpoint";
import { themeInput, themeList } from "@/lib/themes/schema";
import { createTheme, listThemes } from "@/lib/themes/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "themes.view", query: themeList }, async ({ query }) => listThemes(query)),

  POST: endpoint({ access: "themes.create", body: themeInput }, async ({ body, answer }) => {
    answer(201);
    return { theme: await createTheme(body) };
  }),
});
