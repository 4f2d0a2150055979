import { AUTH_BODY_BYTES, endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { identityProof } from "@/lib/password-confirmation/schema";
import { endOtherSessions } from "@/lib/sessions/sessions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      body: identityProof,
      maxBody: AUTH_BODY_BYTES,
      summary: "Log out all other sessions",
      description:
        "Requires the password even if it was confirmed recently. A user without a password sends an emailed confirmation `code` instead. API tokens keep working.",
      responses: { 200: done },
      refusals: ["too_many_requests"],
    },
    async ({ actor, body }) => endOtherSessions(actor, body),
  ),
});
