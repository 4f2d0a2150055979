import * as z from "zod";
import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";
import { sendConfirmationCode } from "@/lib/password-confirmation/password-confirmation";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      maxBody: AUTH_BODY_BYTES,
      summary: "Email a code that replaces the password in a confirmation",
      description: "For a user without a password. The code has six digits and works once, for ten minutes.",
      responses: { 200: z.strictObject({ message: z.string() }) },
      refusals: ["conflict", "too_many_requests"],
    },
    async ({ visitor, actor }) => {
      await sendConfirmationCode(actor, await languageFor(visitor, actor));
      const t = await translatorFor(visitor, actor);
      return { message: t("Email sent") };
    },
  ),
});
