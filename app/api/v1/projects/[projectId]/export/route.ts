import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { exportProject } from "@/lib/projects/export";
import { projectParams as params } from "@/lib/projects/schema";
import { zipMedia, zipResponse } from "@/lib/projects/zip";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Download a project as a website",
      description: "A zip of static pages with their pictures and fonts, which opens without the app.",
      responses: { 200: zipMedia },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => zipResponse(await exportProject({ actor, workspace }, params.projectId)),
  ),
});
