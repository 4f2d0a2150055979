import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { userAnswer, userInput, userList, userPage } from "@/lib/users/admin-schema";
import { createUser, listUsers } from "@/lib/users/users";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "users.view", query: userList, summary: "List users", answers: { 200: userPage } },
    async ({ query }) => listUsers(query),
  ),

  POST: endpoint(
    { access: "users.create", body: userInput, summary: "Create a user", answers: { 201: userAnswer } },
    async ({ actor, body }) => ({ user: await createUser(actor, body) }),
  ),
});
