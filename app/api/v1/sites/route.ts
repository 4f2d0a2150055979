import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { siteInput, siteListQuery, sitePage, siteResponse } from "@/lib/sites/schema";
import { createSite, listSites } from "@/lib/sites/sites";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: siteListQuery,
      summary: "List sites",
      description:
        "The caller's own sites, or with `workspaceId` those of a workspace. `trashed=true` lists the trash, `everyone=true` (needs `sites.view`) all users' sites.",
      responses: { 200: sitePage },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, query }) => listSites({ actor, workspace }, query),
  ),

  POST: endpoint(
    {
      access: "sites.create",
      body: siteInput,
      summary: "Create a site",
      description:
        "Nobody can see it until it is published. It counts towards the limit of the workspace's owner. `slug` is the first part of its host.",
      responses: { 201: siteResponse },
      refusals: ["limit_reached"],
    },
    async ({ actor, workspace, body }) => ({ site: await createSite({ actor, workspace }, body) }),
  ),
});
