import type { AdminTotals } from "@/lib/dashboard/schema";
import { api } from "@/lib/http/client";

/** Calls about the numbers on the admin area's first page. Each throws `ApiError`. */
export const adminTotalsClient = {
  /** The totals, for `useQuery`. */
  get: () => ({
    queryKey: ["admin-totals"] as const,
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await api.get<{ totals: AdminTotals }>("admin-totals", undefined, { signal })).totals,
  }),
};
