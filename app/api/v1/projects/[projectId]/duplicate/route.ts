import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { duplicateProject } from "@/lib/projects/projects";
import { projectParams as params, projectResponse } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "projects.create",
      params,
      summary: "Copy a project",
      description: "The copy is in the same workspace. It has the current document, but no earlier revisions.",
      responses: { 201: projectResponse },
      refusals: ["limit_reached"],
    },
    async ({ visitor, actor, workspace, params }) => {
      const t = await translatorFor(visitor, actor);
      return { project: await duplicateProject({ actor, workspace }, params.projectId, t) };
    },
  ),
});
