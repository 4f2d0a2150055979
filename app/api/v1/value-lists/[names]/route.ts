import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { valueListParams as params, valueListsResponse } from "@/lib/value-lists/schema";
import { getValueLists } from "@/lib/value-lists/value-lists";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      params,
      summary: "Get lists of values to choose from, such as countries",
      description: "`roles` and `permissions` need `roles.view`, `workspace_roles` a logged-in user.",
      responses: { 200: valueListsResponse },
      refusals: ["invalid"],
    },
    async ({ visitor, actor, params }) => getValueLists(actor, params.names, await translatorFor(visitor, actor)),
  ),
});
