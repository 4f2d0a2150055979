import { endpoint, methods } from "@/lib/api/endpoint";
import { AUTH_BODY_BYTES } from "@/lib/auth/limits";
import { verifyEmailInput } from "@/lib/auth/schema";
import { enterEmailCode } from "@/lib/email-address/email-code";
import { done } from "@/lib/http/answer-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      unverified: true,
      sessionOnly: true,
      body: verifyEmailInput,
      maxBody: AUTH_BODY_BYTES,
      summary: "Verify an email by its code",
      description: "Six digits, for ten minutes and five tries. Completes a change of email too.",
      answers: { 200: done },
    },
    async ({ request, actor, body, headers }) => enterEmailCode({ request, actor, headers }, body.code),
  ),
});
