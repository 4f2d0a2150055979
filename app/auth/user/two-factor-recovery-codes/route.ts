import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { languageFor } from "@/lib/localizations/language";
import { recoveryCodesResponse } from "@/lib/two-factor/schema";
import { regenerateRecoveryCodes } from "@/lib/two-factor/two-factor";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      passwordConfirmed: true,
      maxBody: AUTH_BODY_BYTES,
      summary: "Create new recovery codes",
      description: "Your old codes no longer work.",
      responses: { 200: recoveryCodesResponse },
      refusals: ["conflict"],
    },
    async ({ visitor, actor }) => regenerateRecoveryCodes(actor, await languageFor(visitor, actor)),
  ),
});
