import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { SELF, servedDocument } from "@/lib/openapi/served";
import { ROUTES } from "./routes";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(SELF, async ({ actor, headers }) => {
    headers.set("Content-Type", "application/json");
    return new Response(await servedDocument(actor, ROUTES), { headers });
  }),
});
