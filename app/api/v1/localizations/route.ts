import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createLocalization, listLocalizations } from "@/lib/localizations/localizations";
import {
  localizationInput,
  localizationListQuery,
  localizationPage,
  localizationResponse,
} from "@/lib/localizations/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "localizations.view",
      query: localizationListQuery,
      summary: "List languages",
      responses: { 200: localizationPage },
    },
    async ({ query }) => listLocalizations(query),
  ),

  POST: endpoint(
    {
      access: "localizations.create",
      body: localizationInput,
      summary: "Create a language",
      responses: { 201: localizationResponse },
    },
    async ({ body }) => ({ localization: await createLocalization(body) }),
  ),
});
