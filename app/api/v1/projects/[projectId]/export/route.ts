import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { downloadResponse } from "@/lib/http/download";
import { projectParams as params } from "@/lib/projects/schema";
import { exportProject } from "@/lib/publications/exports/export-project";
import { zipMedia, zipSite } from "@/lib/publications/exports/site-zip";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Download a project as a website",
      description:
        "A zip of the pages as they would be published, with relative addresses, so that it opens without the app.",
      responses: { 200: zipMedia },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) =>
      downloadResponse(await zipSite(await exportProject({ actor, workspace }, params.projectId))),
  ),
});
