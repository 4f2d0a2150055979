import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { csvMedia, csvResponse } from "@/lib/http/csv";
import { siteReportCsv } from "@/lib/site-reports/csv";
import { siteReportSearch } from "@/lib/site-reports/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "sites.view",
      query: siteReportSearch,
      summary: "Download the reports about sites as CSV",
      responses: { 200: csvMedia },
    },
    async ({ query }) => csvResponse(await siteReportCsv(query)),
  ),
});
