import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { findLatestExport, startExport } from "@/lib/data-exports/data-exports";
import { dataExportResponse, latestExportResponse } from "@/lib/data-exports/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "Get the export of your data",
      description: "The latest export; null if there is none or it has expired.",
      responses: { 200: latestExportResponse },
    },
    async ({ actor }) => ({ export: await findLatestExport(actor) }),
  ),

  POST: endpoint(
    {
      access: "user",
      summary: "Collect all of your data",
      description:
        "Runs in the background, one at a time, and replaces the previous export. You get an email when it is ready.",
      responses: { 202: dataExportResponse },
      refusals: ["forbidden", "conflict", "too_many_requests"],
    },
    async ({ actor }) => ({ export: await startExport(actor) }),
  ),
});
