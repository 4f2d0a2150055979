import { endpoint, methods } from "@/lib/api/endpoint";
import { customPageAnswer, customPageInput, customPageList, customPagePage } from "@/lib/custom-pages/schema";
import { createCustomPage, listCustomPages } from "@/lib/custom-pages/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "custom_pages.view",
      query: customPageList,
      summary: "List custom pages",
      answers: { 200: customPagePage },
    },
    async ({ query }) => listCustomPages(query),
  ),

  POST: endpoint(
    {
      access: "custom_pages.create",
      body: customPageInput,
      summary: "Create a custom page",
      answers: { 201: customPageAnswer },
    },
    async ({ actor, body, answer }) => {
      answer(201);
      return { page: await createCustomPage(actor, body) };
    },
  ),
});
