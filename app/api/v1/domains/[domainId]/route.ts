import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { deleteDomain, getDomain, updateDomain } from "@/lib/domains/domains";
import { domainChange, domainResponse, domainParams as params } from "@/lib/domains/schema";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get a branded domain",
      responses: { 200: domainResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => ({ domain: await getDomain({ actor, workspace }, params.domainId) }),
  ),

  PUT: endpoint(
    {
      access: "user",
      params,
      body: domainChange,
      summary: "Move a branded domain to another site",
      description:
        "The site must have the same owner or be in the same workspace. A verified domain shows the new site at once.",
      responses: { 200: domainResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params, body }) => ({
      domain: await updateDomain({ actor, workspace }, params.domainId, body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      params,
      summary: "Delete a branded domain",
      description: "The site is no longer shown at this host, which can then be verified for another site.",
      responses: { 200: done },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => deleteDomain({ actor, workspace }, params.domainId),
  ),
});
