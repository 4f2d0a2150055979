import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { resetPassword } from "@/lib/auth/password-reset";
import { resetPasswordInput } from "@/lib/auth/schema";
import { endpoint, methods } from "@/lib/http/endpoint";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint({ access: "guest", body: resetPasswordInput, maxBody: AUTH_BODY_BYTES }, async ({ request, body }) => {
    await resetPassword(body, await languageFor(request.headers));
    const t = await translatorFor(request);
    return { message: t("Your password has been reset!") };
  }),
});
