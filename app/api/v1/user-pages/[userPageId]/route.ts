import { endpoint, LARGE_BODY_BYTES } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { userPageParams as params, userPageChange, userPageResponse } from "@/lib/user-pages/schema";
import { deleteUserPage, getUserPage, updateUserPage } from "@/lib/user-pages/user-pages";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get a user page",
      responses: { 200: userPageResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, params }) => ({ page: await getUserPage(actor, params.userPageId) }),
  ),

  PUT: endpoint(
    {
      access: "user_pages.update",
      params,
      body: userPageChange,
      maxBody: LARGE_BODY_BYTES,
      summary: "Change a user page",
      description: "Only the given fields change.",
      responses: { 200: userPageResponse },
    },
    async ({ params, body }) => ({ page: await updateUserPage(params.userPageId, body) }),
  ),

  DELETE: endpoint(
    { access: "user_pages.delete", sessionOnly: true, params, summary: "Delete a user page", responses: { 200: done } },
    async ({ params }) => deleteUserPage(params.userPageId),
  ),
});
