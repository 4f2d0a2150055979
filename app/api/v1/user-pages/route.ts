import { endpoint, LARGE_BODY_BYTES } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { userPageInput, userPageList, userPageListQuery, userPageResponse } from "@/lib/user-pages/schema";
import { createUserPage, listUserPages } from "@/lib/user-pages/user-pages";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: userPageListQuery,
      summary: "List user pages",
      description: "For users who may open the dashboard or have `user_pages.view`. The bodies are left out.",
      responses: { 200: userPageList },
      refusals: ["forbidden"],
    },
    async ({ actor, query }) => listUserPages(actor, query),
  ),

  POST: endpoint(
    {
      access: "user_pages.create",
      body: userPageInput,
      maxBody: LARGE_BODY_BYTES,
      summary: "Create a user page",
      responses: { 201: userPageResponse },
      refusals: ["limit_reached"],
    },
    async ({ body }) => ({ page: await createUserPage(body) }),
  ),
});
