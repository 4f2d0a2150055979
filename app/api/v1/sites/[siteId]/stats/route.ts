import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { siteStatsQuery, siteStatsResponse } from "@/lib/site-stats/schema";
import { getSiteStats } from "@/lib/site-stats/stats";
import { siteParams as params } from "@/lib/sites/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: siteStatsQuery,
      summary: "Get the visits of a site",
      description:
        "Views and visitors by day, page, referrer and country, counted without cookies. Days are in UTC. `from` and `to` are both included. They cover at most 400 days, and by default the last 30. At most 50 pages, 50 referrers and 50 countries are listed: those with the most visitors.",
      responses: { 200: siteStatsResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params, query }) => ({
      stats: await getSiteStats({ actor, workspace }, params.siteId, query),
    }),
  ),
});
