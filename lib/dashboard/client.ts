import type { AdminTotals, DashboardJson } from "@/lib/dashboard/schema";
import { api } from "@/lib/http/client";

/** Calls about the first screen of members. Each throws `ApiError`. */
export const dashboardClient = {
  /** For `useQuery`. */
  get: () => ({
    queryKey: ["dashboard"] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api.get<{ dashboard: DashboardJson }>("dashboard", undefined, { signal })).dashboard,
  }),
};

/** Calls about the numbers on the admin area's first page. Each throws `ApiError`. */
export const adminTotalsClient = {
  /** The totals, for `useQuery`. */
  get: () => ({
    queryKey: ["admin-totals"] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api.get<{ totals: AdminTotals }>("admin-totals", undefined, { signal })).totals,
  }),
};
