import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { confirmPassword } from "@/lib/password-confirmation/password-confirmation";
import { identityProof } from "@/lib/password-confirmation/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      body: identityProof,
      maxBody: AUTH_BODY_BYTES,
      summary: "Confirm the password",
      description:
        "Allows sensitive calls in this session for 9000 seconds (two and a half hours). A user without a password sends the `code` from an email.",
      responses: { 200: done },
      refusals: ["too_many_requests"],
    },
    async ({ actor, body }) => confirmPassword(actor, body),
  ),
});
