import { endpoint, methods } from "@/lib/http/endpoint";
import { banInput, userParams as params } from "@/lib/users/admin-schema";
import { banUser, liftBan } from "@/lib/users/bans";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint({ access: "users.update", params, body: banInput }, async ({ actor, params, body }) => ({
    user: await banUser(actor, params.userId, body),
  })),

  DELETE: endpoint({ access: "users.update", params }, async ({ actor, params }) => ({
    user: await liftBan(actor, params.userId),
  })),
});
