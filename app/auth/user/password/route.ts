import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { changePassword } from "@/lib/auth/password-change";
import { passwordChangeInput } from "@/lib/auth/schema";
import { renewedCookies } from "@/lib/auth/session-renewal";
import { done } from "@/lib/http/answer-schema";
import { endpoint, methods } from "@/lib/http/endpoint";
import { languageFor } from "@/lib/localizations/language";

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
