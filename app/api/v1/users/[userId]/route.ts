import { endpoint, methods } from "@/lib/http/endpoint";
import { userParams as params, userChange, userQuery } from "@/lib/users/admin-schema";
import { deleteUser } from "@/lib/users/deletion";
import { getUserFor } from "@/lib/users/users";
import { updateUser } from "@/lib/users/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "user", params, query: userQuery }, async ({ actor, params, query }) => ({
    user: await getUserFor(actor, params.userId, query.with),
  })),

  PUT: endpoint({ access: "users.update", params, body: userChange }, async ({ actor, params, body }) => ({
    user: await updateUser(actor, params.userId, body),
  })),

  DELETE: endpoint({ access: "users.delete", params }, async ({ actor, params }) => deleteUser(actor, params.userId)),
});
