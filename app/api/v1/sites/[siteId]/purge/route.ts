import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { purgeSite } from "@/lib/publications/purge-site";
import { siteParams as params } from "@/lib/sites/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      params,
      summary: "Delete a site in the trash for good",
      description:
        "It is deleted with its publications, messages and domains. Its bytes no longer count towards the storage.",
      responses: { 200: done },
      refusals: ["forbidden", "conflict"],
    },
    async ({ actor, workspace, params }) => purgeSite({ actor, workspace }, params.siteId),
  ),
});
