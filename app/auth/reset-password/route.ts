import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { messageResponse } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";
import { resetPassword } from "@/lib/passwords/password-reset";
import { resetPasswordInput } from "@/lib/passwords/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "guest",
      body: resetPasswordInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Set a new password with an emailed token",
      description: "The token works once, for 60 minutes. Ends every session of the user.",
      responses: { 200: messageResponse },
    },
    async ({ visitor, body }) => {
      await resetPassword(visitor, body, await languageFor(visitor));
      const t = await translatorFor(visitor);
      return { message: t("Your password has been reset!") };
    },
  ),
});
