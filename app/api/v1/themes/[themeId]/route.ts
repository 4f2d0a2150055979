import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { themeParams as params, themeChange, themeResponse } from "@/lib/themes/schema";
import { deleteTheme, getTheme, updateTheme } from "@/lib/themes/themes";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "themes.view", params, summary: "Get a theme", responses: { 200: themeResponse } },
    async ({ params }) => ({ theme: await getTheme(params.themeId) }),
  ),

  PUT: endpoint(
    {
      access: "themes.update",
      params,
      body: themeChange,
      summary: "Change a theme",
      description: "Only the given fields change.",
      responses: { 200: themeResponse },
    },
    async ({ params, body }) => ({
      theme: await updateTheme(params.themeId, body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "themes.delete",
      sessionOnly: true,
      params,
      summary: "Delete a theme",
      responses: { 200: done },
      refusals: ["conflict"],
    },
    async ({ params }) => deleteTheme(params.themeId),
  ),
});
