import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { latestExport, startExport } from "@/lib/data-exports/data-exports";
import { dataExportAnswer, latestExportAnswer } from "@/lib/data-exports/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      summary: "Read the export of your data",
      description: "The one that was asked for last; null when there is none, or its days are over.",
      answers: { 200: latestExportAnswer },
    },
    async ({ actor }) => ({ export: await latestExport(actor) }),
  ),

  POST: endpoint(
    {
      access: "user",
      summary: "Collect all of your data",
      description:
        "It is made in the background, one at a time, and replaces the one before. A mail says when it is ready.",
      answers: { 202: dataExportAnswer },
      refusals: ["forbidden", "conflict", "too_many_requests"],
    },
    async ({ actor }) => ({ export: await startExport(actor) }),
  ),
});
