import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";
import { sessionsResponse } from "@/lib/sessions/schema";
import { userParams as params } from "@/lib/users/admin-schema";
import { endUserSessions, listUserSessions } from "@/lib/users/user-sessions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "users.view",
      params,
      summary: "List the sessions of a user",
      description: "Most recently active first. Includes API tokens that were used.",
      responses: { 200: sessionsResponse },
    },
    async ({ visitor, actor, params }) => ({
      sessions: await listUserSessions(actor, params.userId, await languageFor(visitor, actor)),
    }),
  ),

  DELETE: endpoint(
    {
      access: "users.update",
      params,
      summary: "End all sessions of a user",
      description: "Devices are logged out at their next request. API tokens keep working.",
      responses: { 200: done },
      refusals: ["conflict"],
    },
    async ({ actor, params }) => endUserSessions(actor, params.userId),
  ),
});
