import { createAccessToken, listAccessTokens } from "@/lib/access-tokens/access-tokens";
import {
  accessTokenInput,
  accessTokenListQuery,
  accessTokenPage,
  createdAccessToken,
} from "@/lib/access-tokens/schema";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { languageFor } from "@/lib/localizations/language";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "api.access",
      query: accessTokenListQuery,
      summary: "List your API tokens",
      responses: { 200: accessTokenPage },
    },
    async ({ actor, query }) => listAccessTokens(actor, query),
  ),

  POST: endpoint(
    {
      access: "api.access",
      sessionOnly: true,
      passwordConfirmed: true,
      body: accessTokenInput,
      summary: "Create an API token",
      description: "At most 25 per user. Only this response contains the token itself. You get an email about it.",
      responses: { 201: createdAccessToken },
      refusals: ["limit_reached"],
    },
    async ({ visitor, actor, body }) => createAccessToken(actor, body, await languageFor(visitor, actor)),
  ),
});
