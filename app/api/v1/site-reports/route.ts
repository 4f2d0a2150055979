import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { messageResponse } from "@/lib/http/response-schema";
import { translatorFor } from "@/lib/localizations/translator";
import { siteReportInput, siteReportListQuery, siteReportPage } from "@/lib/site-reports/schema";
import { createReport, listReports } from "@/lib/site-reports/site-reports";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "sites.view",
      query: siteReportListQuery,
      summary: "List reports about sites",
      description: "The newest first. With `state`, only the open or only the closed ones.",
      responses: { 200: siteReportPage },
    },
    async ({ query }) => listReports(query),
  ),

  POST: endpoint(
    {
      access: "anyone",
      body: siteReportInput,
      summary: "Report a published site",
      description: "`address` is the address of one of its pages. At most five reports an hour from one network.",
      responses: { 200: messageResponse },
      refusals: ["too_many_requests"],
    },
    async ({ visitor, actor, body }) => {
      await createReport(visitor, body);
      const t = await translatorFor(visitor, actor);
      return { message: t("Thank you for your report. We will look at the page.") };
    },
  ),
});
