import { endpoint, methods } from "@/lib/api/endpoint";
import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { resendInput } from "@/lib/auth/schema";
import { resendVerification } from "@/lib/email-address/email-verification";
import { said } from "@/lib/http/answer-schema";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      unverified: true,
      sessionOnly: true,
      body: resendInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Mail the code that verifies an email again",
      answers: { 200: said },
    },
    async ({ request, actor, body }) => {
      await resendVerification(actor, await languageFor(request.headers, actor), body.email);
      const t = await translatorFor(request, actor);
      return { message: t("Email sent") };
    },
  ),
});
