import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { checkDomainNow } from "@/lib/domains/check";
import { domainResponse, domainParams as params } from "@/lib/domains/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      summary: "Check the DNS records of a branded domain",
      description:
        "A domain whose records are correct becomes `verified`. Otherwise `reason` says why. A new domain stays `pending`, and fails after 14 days. A verified one is released after seven days of failed checks. At most ten checks a minute per domain.",
      responses: { 200: domainResponse },
      refusals: ["forbidden", "too_many_requests", "limit_reached"],
    },
    async ({ actor, workspace, params }) => ({ domain: await checkDomainNow({ actor, workspace }, params.domainId) }),
  ),
});
