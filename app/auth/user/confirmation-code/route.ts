import * as z from "zod";
import { endpoint, methods } from "@/lib/api/endpoint";
import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { languageFor } from "@/lib/localizations/language";
import { translatorFor } from "@/lib/localizations/translator";
import { sendConfirmationCode } from "@/lib/passwords/identity-proof";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      maxBody: AUTH_BODY_BYTES,
      summary: "Mail a code that stands in for the password",
      description: "For a user without a password. The code has six digits and works once, for ten minutes.",
      answers: { 200: z.strictObject({ message: z.string() }) },
      refusals: ["conflict", "too_many_requests"],
    },
    async ({ request, actor }) => {
      await sendConfirmationCode(actor, await languageFor(request.headers, actor));
      const t = await translatorFor(request, actor);
      return { message: t("Email sent") };
    },
  ),
});
