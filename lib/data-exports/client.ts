import type { DataExportJson } from "@/lib/data-exports/schema";
import { api } from "@/lib/http/client";

type QueryContext = { signal: AbortSignal };

/** Calls about the export of the user's data as a zip. Each throws `ApiError`. */
export const dataExportClient = {
  key: ["data-exports"] as const,
  /** For `useQuery`: the latest export, or null. */
  latest: () => ({
    queryKey: ["data-exports", "latest"] as const,
    queryFn: async ({ signal }: QueryContext) =>
      (await api.get<{ export: DataExportJson | null }>("users/me/export", undefined, { signal })).export,
  }),
  start: () => api.post<{ export: DataExportJson }>("users/me/export"),
};
