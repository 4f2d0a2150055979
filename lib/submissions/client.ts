import { api, callPath } from "@/lib/http/client";
import type { Page } from "@/lib/http/list";
import type { ListParams } from "@/lib/http/resource-client";
import type { SubmissionChange, SubmissionJson, SubmissionSummary } from "@/lib/submissions/schema";

type QueryContext = { signal: AbortSignal };

/**
 * Calls about submissions of a site's forms. Each rejects with `ApiError`, except `csvPath`, which only builds a URL.
 */
export const submissionClient = {
  key: ["submissions"] as const,
  list: (siteId: number) => (list: ListParams) => ({
    queryKey: ["submissions", siteId, "list", list] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<Page<SubmissionJson>>(`sites/${siteId}/submissions`, list, { signal }),
  }),
  summary: (siteId: number) => ({
    queryKey: ["submissions", siteId, "summary"] as const,
    queryFn: ({ signal }: QueryContext) =>
      api.get<SubmissionSummary>(`sites/${siteId}/submissions/summary`, undefined, { signal }),
  }),
  update: (id: number, change: SubmissionChange) => api.put(`submissions/${id}`, change),
  remove: (id: number) => api.delete(`submissions/${id}`),
  /** The URL of the list as a CSV file, with the same search and filters. */
  csvPath: (siteId: number, list: ListParams) => {
    const entries = Object.entries(list).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    );
    const search = new URLSearchParams(entries).toString();
    return callPath(`sites/${siteId}/submissions/csv${search && `?${search}`}`);
  },
};
