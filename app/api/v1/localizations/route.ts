import { endpoint, methods } from "@/lib/http/endpoint";
import { localizationInput, localizationList } from "@/lib/localizations/schema";
import { createLocalization, listLocalizations } from "@/lib/localizations/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "localizations.view", query: localizationList }, async ({ query }) =>
    listLocalizations(query),
  ),

  POST: endpoint({ access: "localizations.create", body: localizationInput }, async ({ body, answer }) => {
    answer(201);
    return { localization: await createLocalization(body) };
  }),
});
