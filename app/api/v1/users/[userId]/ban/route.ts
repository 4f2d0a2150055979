import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { banInput, userParams as params, userResponse } from "@/lib/users/admin-schema";
import { banUser, liftBan } from "@/lib/users/bans";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "users.update",
      sessionOnly: true,
      passwordConfirmed: true,
      params,
      body: banInput,
      summary: "Ban a user",
      description: "Ends every session. Without `until` the ban is permanent.",
      responses: { 200: userResponse },
      refusals: ["conflict", "password_required"],
    },
    async ({ actor, params, body }) => ({
      user: await banUser(actor, params.userId, body),
    }),
  ),

  DELETE: endpoint(
    { access: "users.update", params, summary: "Lift a ban", responses: { 200: userResponse } },
    async ({ actor, params }) => ({
      user: await liftBan(actor, params.userId),
    }),
  ),
});
