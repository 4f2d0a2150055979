import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { saveAsTemplate } from "@/lib/projects/save-as-template";
import { projectParams as params } from "@/lib/projects/schema";
import { newTemplate, templateResponse } from "@/lib/templates/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "projects.create",
      params,
      body: newTemplate,
      summary: "Save a project as a template",
      description:
        "The template is a copy in the project's workspace, with the project's name unless `name` is given. A workspace has at most 50 templates.",
      responses: { 201: templateResponse },
      refusals: ["limit_reached"],
    },
    async ({ actor, workspace, params, body }) => ({
      template: await saveAsTemplate({ actor, workspace }, params.projectId, body),
    }),
  ),
});
