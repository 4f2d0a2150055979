import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { createProject, listProjects } from "@/lib/projects/projects";
import { projectInput, projectListQuery, projectPage, projectResponse } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: projectListQuery,
      summary: "List projects",
      description:
        "The caller's own projects, or with `workspaceId` those of a workspace. `trashed=true` lists the trash, `everyone=true` (needs `projects.view`) all users' projects.",
      responses: { 200: projectPage },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, query }) => listProjects({ actor, workspace }, query),
  ),

  POST: endpoint(
    {
      access: "projects.create",
      body: projectInput,
      summary: "Create a project",
      description:
        "It starts from `template`, by default from one empty page. It counts towards the limit of the workspace's owner.",
      responses: { 201: projectResponse },
      refusals: ["limit_reached"],
    },
    async ({ visitor, actor, workspace, body }) => {
      const t = await translatorFor(visitor, actor);
      return { project: await createProject({ actor, workspace }, body, t) };
    },
  ),
});
