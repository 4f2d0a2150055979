import { api } from "@/lib/http/client";
import { resourceClient } from "@/lib/http/resource-client";
import type { SiteReportInput, SiteReportJson, SuspensionInput } from "@/lib/site-reports/schema";

const reports = resourceClient<SiteReportJson, { closed: boolean }>("site-reports", "report");

/** Calls about reports and suspensions of sites. Each throws `ApiError`. */
export const siteReportClient = {
  key: reports.key,
  list: reports.list,
  csvPath: reports.csvPath,
  setClosed: (id: number, closed: boolean) => reports.update(id, { closed }),
  send: (report: SiteReportInput) => api.post<{ message: string }>("site-reports", report),
  suspend: (siteId: number, suspension: SuspensionInput) => api.post(`sites/${siteId}/suspension`, suspension),
  suspendSites: async (site_ids: number[], { reason }: SuspensionInput) =>
    (await api.post<{ site_ids: number[] }>("sites/suspensions", { site_ids, reason })).site_ids,
  liftSuspensions: (site_ids: number[]) => api.post("sites/suspensions/undo", { site_ids }),
  liftSuspension: (siteId: number) => api.delete(`sites/${siteId}/suspension`),
};
