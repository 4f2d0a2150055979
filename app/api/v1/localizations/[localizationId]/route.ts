import { endpoint, methods } from "@/lib/http/endpoint";
import { localizationChange, localizationParams as params } from "@/lib/localizations/schema";
import { deleteLocalization, getLocalization, updateLocalization } from "@/lib/localizations/writing";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "localizations.view", params }, async ({ params }) => ({
    localization: await getLocalization(params.localizationId),
  })),

  PUT: endpoint({ access: "localizations.update", params, body: localizationChange }, async ({ params, body }) => ({
    localization: await updateLocalization(params.localizationId, body),
  })),

  DELETE: endpoint({ access: "localizations.delete", params }, async ({ params }) =>
    deleteLocalization(params.localizationId),
  ),
});
