import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getBootstrapDataFor } from "@/lib/api/session-responses";
import { bootstrapResponse } from "@/lib/bootstrap/schema";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import { startImpersonation } from "@/lib/impersonation/impersonation";
import { userParams as params } from "@/lib/users/admin-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "users.impersonate",
      params,
      sessionOnly: true,
      passwordConfirmed: true,
      summary: "Log in as another user",
      description:
        "The session acts as the user for at most an hour. Calls reserved for the account's owner are refused during that time.",
      responses: { 200: bootstrapResponse },
      refusals: ["conflict"],
    },
    async ({ visitor, actor, params }) => {
      await startImpersonation(actor, params.userId);
      return { bootstrapData: await getBootstrapDataFor(visitor, sessionTokenOf(visitor)) };
    },
  ),
});
