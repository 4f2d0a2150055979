import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { deleteProject, getProject, updateProject } from "@/lib/projects/projects";
import { projectParams as params, projectChange, projectResponse } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    { access: "user", params, summary: "Get a project", responses: { 200: projectResponse }, refusals: ["forbidden"] },
    async ({ actor, workspace, params }) => ({ project: await getProject({ actor, workspace }, params.projectId) }),
  ),

  PUT: endpoint(
    {
      access: "user",
      params,
      body: projectChange,
      summary: "Change a project",
      responses: { 200: projectResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params, body }) => ({
      project: await updateProject({ actor, workspace }, params.projectId, body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      params,
      summary: "Move a project to the trash",
      description: "It can be restored for 30 days. It no longer counts towards the limit.",
      responses: { 200: done },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => deleteProject({ actor, workspace }, params.projectId),
  ),
});
