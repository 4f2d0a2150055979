import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { sendResetLink } from "@/lib/auth/password-reset";
import { forgotPasswordInput } from "@/lib/auth/schema";
import { endpoint, methods } from "@/lib/http/endpoint";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    { access: "guest", body: forgotPasswordInput, maxBody: AUTH_BODY_BYTES },
    async ({ request, body }) => {
      await sendResetLink(body.email, await languageFor(request.headers));
      const t = await translatorFor(request);
      return { message: t("We have emailed your password reset link.") };
    },
  ),
});
