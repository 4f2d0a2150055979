import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getBootstrapDataFor } from "@/lib/api/session-responses";
import { bootstrapResponse } from "@/lib/bootstrap/schema";
import { sessionTokenOf } from "@/lib/http/session-cookie";
import { endImpersonation } from "@/lib/impersonation/impersonation";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(
    {
      access: "user",
      allowsUnverifiedEmail: true,
      summary: "Stop acting as another user",
      description: "The session acts as its owner again. Does nothing if it does not act as another user.",
      responses: { 200: bootstrapResponse },
    },
    async ({ visitor, actor }) => {
      await endImpersonation(actor);
      return { bootstrapData: await getBootstrapDataFor(visitor, sessionTokenOf(visitor)) };
    },
  ),
});
