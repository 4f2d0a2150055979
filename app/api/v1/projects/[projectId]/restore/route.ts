import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { restoreProject } from "@/lib/projects/projects";
import { projectParams as params, projectResponse } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      summary: "Restore a project from the trash",
      responses: { 200: projectResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params }) => ({ project: await restoreProject({ actor, workspace }, params.projectId) }),
  ),
});
