import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { languageFor } from "@/lib/localizations/language";
import { securityEventListQuery, securityEventPage } from "@/lib/security-events/schema";
import { listSecurityEvents } from "@/lib/security-events/security-events";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: securityEventListQuery,
      summary: "List your security events",
      description:
        "Logins, failed logins and changes to how you log in, newest first. They are kept for 180 days, failed attempts possibly for less. City and country are null if the server has no GeoIP database.",
      responses: { 200: securityEventPage },
    },
    async ({ visitor, actor, query }) => listSecurityEvents(actor, query, await languageFor(visitor, actor)),
  ),
});
