import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { resendVerification } from "@/lib/email-address/email-verification";
import { resendVerificationInput } from "@/lib/email-address/schema";
import { messageResponse } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      allowsUnverifiedEmail: true,
      sessionOnly: true,
      body: resendVerificationInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Send a new code for verifying an email address",
      responses: { 200: messageResponse },
      refusals: ["forbidden", "conflict", "too_many_requests"],
    },
    async ({ visitor, actor, body }) => {
      await resendVerification(actor, await languageFor(visitor, actor), body.email);
      const t = await translatorFor(visitor, actor);
      return { message: t("Email sent") };
    },
  ),
});
