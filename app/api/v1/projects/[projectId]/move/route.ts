import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { requireWorkspace } from "@/lib/ownership/scope";
import { moveProject } from "@/lib/project-moves/move-project";
import { previewMove } from "@/lib/project-moves/preview-move";
import { movePreviewQuery, movePreviewResponse } from "@/lib/project-moves/schema";
import { projectParams as params, projectMove, projectResponse } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      query: movePreviewQuery,
      summary: "Show what would move with a project",
      description:
        "Lists the sites that would move to the workspace `workspace_id` with the project, and those that would stay. Whether it would exceed a limit is checked only by the move.",
      responses: { 200: movePreviewResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params, query }) => {
      const to = await requireWorkspace(actor, String(query.workspace_id));
      return { move: await previewMove({ actor, workspace }, params.projectId, to) };
    },
  ),
  POST: endpoint(
    {
      access: "user",
      params,
      body: projectMove,
      summary: "Move a project to another workspace",
      description:
        "`workspace_id` 0 is the personal workspace. The caller must be allowed to move content out of the project's workspace and into the other. The sites that show the project in the same workspace move with it, with their messages, statistics and domains, and so do the caller's personal files that a personal project shows. If any of it exceeds a limit, nothing moves.",
      responses: { 200: projectResponse },
      refusals: ["conflict", "forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params, body }) => {
      const to = await requireWorkspace(actor, String(body.workspace_id));
      return { project: await moveProject({ actor, workspace }, params.projectId, to) };
    },
  ),
});
