import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getExportFile } from "@/lib/data-exports/data-exports";
import { dataExportParams as params } from "@/lib/data-exports/schema";
import { fileResponse } from "@/lib/http/file-response";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      isExemptFromRateLimit: true,
      params,
      summary: "Download your data",
      description: "404 until the export is ready, and again after 7 days. Supports `Range` and `If-Range`.",
      responses: {
        200: { media: "application/zip", description: "The zip" },
        206: { media: "application/zip", description: "The requested range" },
        304: { media: "", description: "The zip has not changed." },
      },
      refusals: ["forbidden", "not_found", "range_not_satisfiable"],
    },
    async ({ request, actor, params }) => fileResponse(request, await getExportFile(actor, params.exportId)),
  ),
});
