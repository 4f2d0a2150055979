import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { languageFor } from "@/lib/localizations/language";
import { recoveryCodesResponse, twoFactorCode } from "@/lib/two-factor/schema";
import { confirmTwoFactor } from "@/lib/two-factor/two-factor";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      passwordConfirmed: true,
      body: twoFactorCode,
      maxBody: AUTH_BODY_BYTES,
      summary: "Confirm the setup of two-factor authentication",
      description:
        "Takes a code from the authenticator. From then on, every login requires one. Ends all other sessions.",
      responses: { 200: recoveryCodesResponse },
      refusals: ["conflict"],
    },
    async ({ visitor, actor, body }) => confirmTwoFactor(actor, body.code, await languageFor(visitor, actor)),
  ),
});
