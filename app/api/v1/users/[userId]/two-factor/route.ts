import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { languageFor } from "@/lib/localizations/language";
import { userParams as params, userResponse } from "@/lib/users/admin-schema";
import { resetTwoFactor } from "@/lib/users/two-factor-reset";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(
    {
      access: "users.update",
      params,
      sessionOnly: true,
      passwordConfirmed: true,
      summary: "Turn off a user's two-factor authentication",
      description: "For users who have lost their device and recovery codes. They get an email about it.",
      responses: { 200: userResponse },
      refusals: ["conflict"],
    },
    async ({ visitor, actor, params }) => ({
      user: await resetTwoFactor(actor, params.userId, await languageFor(visitor, actor)),
    }),
  ),
});
