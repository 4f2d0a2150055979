import { ROUTES } from "@/app/routes";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { features } from "@/lib/features/features";
import { DOCUMENT_CALL, getDocument } from "@/lib/openapi/document";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(DOCUMENT_CALL, async ({ actor, headers }) => {
    headers.set("Content-Type", "application/json");
    return new Response(await getDocument(actor, { routes: ROUTES, features }), { headers });
  }),
});
