import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { languageFor } from "@/lib/localizations/language";
import { sessionsResponse } from "@/lib/sessions/schema";
import { listSessions } from "@/lib/sessions/sessions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "List your sessions",
      description:
        "Most recently active first. Includes API tokens that were used, with `token: true` and an id such as `token-12`. City and country are null if the server has no GeoIP database.",
      responses: { 200: sessionsResponse },
    },
    async ({ visitor, actor }) => ({ sessions: await listSessions(actor, await languageFor(visitor, actor)) }),
  ),
});
