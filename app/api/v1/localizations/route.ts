import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createLocalization, listLocalizations } from "@/lib/localizations/localizations";
import { localizationAnswer, localizationInput, localizationList, localizationPage } from "@/lib/localizations/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "localizations.view",
      query: localizationList,
      summary: "List languages",
      answers: { 200: localizationPage },
    },
    async ({ query }) => listLocalizations(query),
  ),

  POST: endpoint(
    {
      access: "localizations.create",
      body: localizationInput,
      summary: "Create a language",
      answers: { 201: localizationAnswer },
    },
    async ({ body }) => ({ localization: await createLocalization(body) }),
  ),
});
