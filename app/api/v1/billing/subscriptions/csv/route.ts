import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { csvMedia, csvResponse } from "@/lib/http/csv";
import { subscriptionCsv } from "@/lib/subscriptions/csv";
import { subscriptionSearch } from "@/lib/subscriptions/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "subscriptions.view",
      query: subscriptionSearch,
      summary: "Download all users' subscriptions as CSV",
      responses: { 200: csvMedia },
      refusals: ["not_found"],
    },
    async ({ query }) => csvResponse(await subscriptionCsv(query)),
  ),
});
