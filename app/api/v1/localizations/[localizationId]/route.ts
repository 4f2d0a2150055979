import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { deleteLocalization, getLocalization, updateLocalization } from "@/lib/localizations/localizations";
import { localizationChange, localizationResponse, localizationParams as params } from "@/lib/localizations/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "localizations.view", params, summary: "Get a language", responses: { 200: localizationResponse } },
    async ({ params }) => ({
      localization: await getLocalization(params.localizationId),
    }),
  ),

  PUT: endpoint(
    {
      access: "localizations.update",
      params,
      body: localizationChange,
      summary: "Change a language",
      description: "Only the given fields change.",
      responses: { 200: localizationResponse },
      refusals: ["conflict"],
    },
    async ({ params, body }) => ({
      localization: await updateLocalization(params.localizationId, body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "localizations.delete",
      sessionOnly: true,
      params,
      summary: "Delete a language",
      responses: { 200: done },
      refusals: ["conflict"],
    },
    async ({ params }) => deleteLocalization(params.localizationId),
  ),
});
