import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { siteReportParams as params, siteReportChange, siteReportResponse } from "@/lib/site-reports/schema";
import { changeReport } from "@/lib/site-reports/site-reports";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "sites.update",
      params,
      body: siteReportChange,
      summary: "Close or reopen a report about a site",
      responses: { 200: siteReportResponse },
    },
    async ({ params, body }) => ({ report: await changeReport(params.reportId, body) }),
  ),
});
