import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { setRenewedCookies } from "@/lib/api/session-responses";
import { done } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";
import { changePassword } from "@/lib/passwords/password-change";
import { passwordChangeInput } from "@/lib/passwords/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "user",
      sessionOnly: true,
      body: passwordChangeInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Change the password",
      description:
        "Ends the other sessions. A user without a password leaves out `current_password` and confirms with an emailed code first.",
      responses: { 200: done },
      refusals: ["password_required", "too_many_requests"],
    },
    async ({ visitor, actor, body, headers }) => {
      const session = await changePassword(actor, body, await languageFor(visitor, actor));
      setRenewedCookies({ visitor, headers }, session);
    },
  ),
});
