import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { downloadResponse } from "@/lib/http/download";
import { exportPublication } from "@/lib/publications/exports/export-publication";
import { zipMedia, zipSite } from "@/lib/publications/exports/site-zip";
import { publicationParams as params } from "@/lib/publications/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Download a publication",
      description: "A zip of the pages, pictures and fonts as visitors get them, for another web server.",
      responses: { 200: zipMedia },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params: { siteId, publicationId } }) =>
      downloadResponse(await zipSite(await exportPublication({ actor, workspace }, siteId, publicationId))),
  ),
});
