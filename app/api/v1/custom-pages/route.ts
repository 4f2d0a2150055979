import { endpoint, LARGE_BODY_BYTES } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createCustomPage, listCustomPages } from "@/lib/custom-pages/custom-pages";
import { customPageInput, customPageList, customPageListQuery, customPageResponse } from "@/lib/custom-pages/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "custom_pages.view",
      query: customPageListQuery,
      summary: "List custom pages",
      responses: { 200: customPageList },
    },
    async ({ query }) => listCustomPages(query),
  ),

  POST: endpoint(
    {
      access: "custom_pages.create",
      body: customPageInput,
      maxBody: LARGE_BODY_BYTES,
      summary: "Create a custom page",
      responses: { 201: customPageResponse },
    },
    async ({ actor, body }) => ({ page: await createCustomPage(actor, body) }),
  ),
});
