import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";
import { recoveryCodesResponse } from "@/lib/two-factor/schema";
import { disableTwoFactor, startTwoFactorSetup } from "@/lib/two-factor/two-factor";

const options = { access: "user", sessionOnly: true, passwordConfirmed: true, maxBody: AUTH_BODY_BYTES } as const;

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      ...options,
      summary: "Start the setup of two-factor authentication",
      description:
        "Creates a new secret, and returns new recovery codes. Logins require no code until the setup is confirmed.",
      responses: { 200: recoveryCodesResponse },
      refusals: ["conflict"],
    },
    async ({ actor }) => startTwoFactorSetup(actor),
  ),

  DELETE: endpoint(
    { ...options, summary: "Turn two-factor authentication off, or cancel its setup", responses: { 200: done } },
    async ({ visitor, actor }) => disableTwoFactor(actor, await languageFor(visitor, actor)),
  ),
});
