import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { tlsQuery } from "@/lib/domains/schema";
import { requireServedHost } from "@/lib/domains/served-hosts";
import { done } from "@/lib/http/response-schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "anyone",
      query: tlsQuery,
      isExemptFromRateLimit: true,
      summary: "Check whether a TLS proxy may get a certificate for a host",
      description:
        "Only for proxies inside the network. 404 unless the host is a verified domain or a published site that is neither suspended nor in the trash.",
      responses: { 200: done },
      refusals: ["not_found"],
    },
    async ({ query }) => requireServedHost(query.domain),
  ),
});
