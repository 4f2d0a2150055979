import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { sessionParams as params } from "@/lib/sessions/schema";
import { endOneSession } from "@/lib/sessions/sessions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  DELETE: endpoint(
    {
      access: "user",
      params,
      sessionOnly: true,
      summary: "End a session",
      description: "The device is logged out at its next request. Ending an API token's session deletes the token.",
      responses: { 200: done },
    },
    async ({ actor, params }) => endOneSession(actor, params.sessionId),
  ),
});
