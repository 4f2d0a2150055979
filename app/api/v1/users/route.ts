import { endpoint, methods } from "@/lib/http/endpoint";
import { userInput, userList } from "@/lib/users/admin-schema";
import { listUsers } from "@/lib/users/users";
import { createUser } from "@/lib/users/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "users.view", query: userList }, async ({ query }) => listUsers(query)),

  POST: endpoint({ access: "users.create", body: userInput }, async ({ actor, body, answer }) => {
    answer(201);
    return { user: await createUser(actor, body) };
  }),
});
