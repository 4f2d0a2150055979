import { verifyEmail } from "@/lib/auth/email-verification";
import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { verifyEmailInput } from "@/lib/auth/schema";
import { endpoint, methods } from "@/lib/http/endpoint";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    { access: "user", unverified: true, sessionOnly: true, body: verifyEmailInput, maxBody: AUTH_BODY_BYTES },
    async ({ actor, body }) => verifyEmail(actor, body.code),
  ),
});
