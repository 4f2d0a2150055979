import { sessionTokenOf } from "@/lib/auth/session-cookie";
import { bootstrapAnswer } from "@/lib/bootstrap/answer-schema";
import { bootstrapDataFor } from "@/lib/bootstrap/bootstrap";
import { endpoint, methods } from "@/lib/http/endpoint";
import { startImpersonation } from "@/lib/impersonation/impersonation";
import { userParams as params } from "@/lib/users/admin-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "users.impersonate",
      params,
      sessionOnly: true,
      confirmed: true,
      summary: "Log in as another user",
      description:
        "The session acts as the user for at most an hour. Calls that only the owner of an account may make are refused meanwhile.",
      answers: { 200: bootstrapAnswer },
      refusals: ["conflict"],
    },
    async ({ request, actor, params }) => {
      await startImpersonation(actor, params.userId);
      return { bootstrapData: await bootstrapDataFor(request, sessionTokenOf(request)) };
    },
  ),
});
