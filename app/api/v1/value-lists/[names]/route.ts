import { endpoint, methods } from "@/lib/http/endpoint";
import { translatorFor } from "@/lib/localizations/translator";
import { valueListParams as params } from "@/lib/value-lists/schema";
import { valueLists } from "@/lib/value-lists/value-lists";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint({ access: "anyone", params }, async ({ request, actor, params }) =>
    valueLists(actor, params.names, await translatorFor(request, actor)),
  ),
});
