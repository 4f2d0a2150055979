import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { respondToLogout } from "@/lib/api/session-responses";
import { logOut } from "@/lib/auth/logout";
import { bootstrapResponse } from "@/lib/bootstrap/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      allowsUnverifiedEmail: true,
      sessionOnly: true,
      summary: "Log out",
      description: "Returns the bootstrap data of a guest.",
      responses: { 200: bootstrapResponse },
    },
    async ({ visitor, actor, headers }) => {
      await logOut(actor);
      return respondToLogout({ visitor, headers });
    },
  ),
});
