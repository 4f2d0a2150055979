import { requireApiAccess } from "@/lib/actor/api-access";
import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      summary: "Check whether the caller may use the API",
      responses: { 200: done },
      refusals: ["forbidden"],
    },
    async ({ actor }) => requireApiAccess(actor),
  ),
});
