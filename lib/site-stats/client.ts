import { api } from "@/lib/http/client";
import type { SiteStatsJson } from "@/lib/site-stats/schema";

type Period = { from: string; to: string };

/** Calls about the visits of a site. Each throws `ApiError`. */
export const siteStatsClient = {
  /**
   * For `useQuery`: the statistics of the days from `from` to `to`, both included. The dates have the form
   * "2026-11-21".
   */
  stats: (siteId: number, { from, to }: Period) => ({
    queryKey: ["sites", "stats", siteId, from, to] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api.get<{ stats: SiteStatsJson }>(`sites/${siteId}/stats`, { from, to }, { signal })).stats,
  }),
};
