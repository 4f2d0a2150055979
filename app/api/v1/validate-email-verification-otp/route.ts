import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { setRenewedCookies } from "@/lib/api/session-responses";
import { redeemEmailCode } from "@/lib/email-address/email-code";
import { verifyEmailInput } from "@/lib/email-address/schema";
import { done } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      allowsUnverifiedEmail: true,
      sessionOnly: true,
      body: verifyEmailInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Verify an email address with its code",
      description:
        "The code has six digits. It expires after ten minutes or five attempts. The call also completes a change of email address.",
      responses: { 200: done },
    },
    async ({ visitor, actor, body, headers }) => {
      const session = await redeemEmailCode(actor, body.code, await languageFor(visitor, actor));
      setRenewedCookies({ visitor, headers }, session);
    },
  ),
});
