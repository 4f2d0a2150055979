import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { createPreview, removePreview } from "@/lib/publications/preview";
import { previewInput, previewLinkResponse } from "@/lib/publications/schema";
import { siteParams as params, siteResponse } from "@/lib/sites/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: previewInput,
      summary: "Create a link that shows the draft",
      description:
        "Whoever has the link sees the current draft of the project, including later changes. With a `password`, visitors must enter it.",
      responses: { 201: previewLinkResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params, body }) => {
      const site = await createPreview({ actor, workspace }, params.siteId, body);
      return { url: site.preview?.url, site };
    },
  ),

  DELETE: endpoint(
    {
      access: "user",
      params,
      summary: "Remove the link that shows the draft",
      responses: { 200: siteResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => ({ site: await removePreview({ actor, workspace }, params.siteId) }),
  ),
});
