import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { replaceUnverifiedEmail } from "@/lib/email-address/email-correction";
import { correctEmailInput } from "@/lib/email-address/schema";
import { messageResponse } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "user",
      allowsUnverifiedEmail: true,
      sessionOnly: true,
      body: correctEmailInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Correct an email address that was never verified",
      description: "Mails a code to the new address. Requires the account's password.",
      responses: { 200: messageResponse },
      refusals: ["forbidden", "conflict", "too_many_requests"],
    },
    async ({ visitor, actor, body }) => {
      await replaceUnverifiedEmail(actor, body, await languageFor(visitor, actor));
      const t = await translatorFor(visitor, actor);
      return { message: t("Email sent") };
    },
  ),
});
