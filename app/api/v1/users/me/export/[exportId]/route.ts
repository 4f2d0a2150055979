import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { getExport } from "@/lib/data-exports/data-exports";
import { dataExportResponse, dataExportParams as params } from "@/lib/data-exports/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get the progress of a data export",
      responses: { 200: dataExportResponse },
    },
    async ({ actor, params }) => ({ export: await getExport(actor, params.exportId) }),
  ),
});
