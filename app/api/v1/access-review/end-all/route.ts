import { endAllAccess } from "@/lib/access-review/access-review";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { languageFor } from "@/lib/localizations/language";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      passwordConfirmed: true,
      summary: "End all access to your account except this session and your password",
      description:
        "Ends all other sessions, deletes all API tokens, disconnects all services and forgets all other browsers. You get an email about each service. Refused for a user without a password, who could no longer log in.",
      responses: { 200: done },
      refusals: ["conflict"],
    },
    async ({ actor, visitor }) => endAllAccess(actor, { visitor, language: await languageFor(visitor, actor) }),
  ),
});
