import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { messageResponse } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";
import { requestResetLink } from "@/lib/passwords/password-reset";
import { forgotPasswordInput } from "@/lib/passwords/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "guest",
      body: forgotPasswordInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Request an email with a password reset link",
      description: "The response is the same whether or not the account exists.",
      responses: { 200: messageResponse },
    },
    async ({ visitor, body }) => {
      await requestResetLink({ email: body.email, visitorLanguage: await languageFor(visitor) });
      const t = await translatorFor(visitor);
      return { message: t("We have emailed your password reset link.") };
    },
  ),
});
