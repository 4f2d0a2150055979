import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { userInput, userListQuery, userPage, userResponse } from "@/lib/users/admin-schema";
import { createUser, listUsers } from "@/lib/users/users";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "users.view", query: userListQuery, summary: "List users", responses: { 200: userPage } },
    async ({ query }) => listUsers(query),
  ),

  POST: endpoint(
    {
      access: "users.create",
      body: userInput,
      summary: "Create a user",
      description:
        "To create an admin, or an account with a verified address, first confirm your own password in this session.",
      responses: { 201: userResponse },
      refusals: ["password_required"],
    },
    async ({ actor, body }) => ({ user: await createUser(actor, body) }),
  ),
});
