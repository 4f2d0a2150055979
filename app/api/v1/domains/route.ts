import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createDomain, listDomains } from "@/lib/domains/domains";
import { domainInput, domainListQuery, domainPage, domainResponse } from "@/lib/domains/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: domainListQuery,
      summary: "List branded domains",
      description:
        "The caller's own domains, or with `workspaceId` those of a workspace. `everyone=true` (needs `domains.view`) lists all users' domains.",
      responses: { 200: domainPage },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, query }) => listDomains({ actor, workspace }, query),
  ),

  POST: endpoint(
    {
      access: "domains.create",
      body: domainInput,
      summary: "Create a branded domain",
      description:
        "`records` lists the DNS records that it needs. They are checked in the background. The domain counts towards the limit of the workspace's owner.",
      responses: { 201: domainResponse },
      refusals: ["limit_reached"],
    },
    async ({ actor, workspace, body }) => ({ domain: await createDomain({ actor, workspace }, body) }),
  ),
});
