import { isPasswordConfirmed } from "@/lib/actor/password-confirmation";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { confirmationStatus, confirmationStatusQuery } from "@/lib/password-confirmation/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: confirmationStatusQuery,
      summary: "Check whether the password was confirmed recently",
      description: "Applies to this session only. API tokens cannot confirm a password.",
      responses: { 200: confirmationStatus },
    },
    async ({ actor, query }) => ({
      confirmed: isPasswordConfirmed(actor, query.seconds),
      has_password: actor.user.hasPassword,
    }),
  ),
});
