import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { mailRecipientLink } from "@/lib/sites/recipient";
import { siteParams as params, siteResponse } from "@/lib/sites/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      ownerOnly: true,
      params,
      summary: "Mail the link that confirms a site's form recipient",
      description:
        "Until the recipient confirms, messages are stored but not mailed. At most once a minute, three times a day to an address and ten times a day for an owner.",
      responses: { 200: siteResponse },
      refusals: ["forbidden", "conflict", "too_many_requests"],
    },
    async ({ actor, workspace, params }) => ({ site: await mailRecipientLink({ actor, workspace }, params.siteId) }),
  ),
});
