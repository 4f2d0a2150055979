import { endpoint, methods } from "@/lib/api/endpoint";
import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { passwordChangeInput } from "@/lib/auth/schema";
import { done } from "@/lib/http/answer-schema";
import { languageFor } from "@/lib/localizations/language";
import { changePassword } from "@/lib/passwords/password-change";
import { renewedCookies } from "@/lib/sessions/session-renewal";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "user",
      sessionOnly: true,
      body: passwordChangeInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Change the password",
      description:
        "Ends the other sessions. A user without a password leaves `current_password` out and confirms by a code first.",
      answers: { 200: done },
      refusals: ["password_required", "too_many_requests"],
    },
    async ({ request, actor, body, headers }) => {
      const session = await changePassword(actor, body, await languageFor(request.headers, actor));
      renewedCookies(request, headers, session);
    },
  ),
});
