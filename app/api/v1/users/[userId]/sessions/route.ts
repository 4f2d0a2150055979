import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/answer-schema";
import { languageFor } from "@/lib/localizations/language";
import { sessionsJson } from "@/lib/sessions/schema";
import { userParams as params } from "@/lib/users/admin-schema";
import { endUserSessions, listUserSessions } from "@/lib/users/user-sessions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "users.view",
      params,
      summary: "List where a user is logged in",
      description: "What was active last comes first. Programs that have used an API token are listed too.",
      answers: { 200: sessionsJson },
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
      description: "Every device is logged out at its next request. API tokens keep working.",
      answers: { 200: done },
      refusals: ["conflict"],
    },
    async ({ actor, params }) => endUserSessions(actor, params.userId),
  ),
});
