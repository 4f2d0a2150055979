import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { requireWorkspace } from "@/lib/ownership/scope";
import { moveProject } from "@/lib/projects/projects";
import { projectParams as params, projectMove, projectResponse } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      params,
      body: projectMove,
      summary: "Move a project to another workspace",
      description:
        "`workspace_id` 0 is the personal workspace. The caller must be allowed to delete the project in its workspace and to create one in the other. The caller's personal files that a personal project shows are moved with it.",
      responses: { 200: projectResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params, body }) => {
      const to = await requireWorkspace(actor, String(body.workspace_id));
      return { project: await moveProject({ actor, workspace }, params.projectId, to) };
    },
  ),
});
