import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { deleteOwnTemplate, updateOwnTemplate } from "@/lib/templates/own-templates";
import { templateParams as params, templateChange, templateResponse } from "@/lib/templates/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "projects.create",
      params,
      body: templateChange,
      summary: "Rename an own template",
      responses: { 200: templateResponse },
      refusals: ["limit_reached"],
    },
    async ({ actor, workspace, params, body }) => ({
      template: await updateOwnTemplate({ actor, workspace }, params.templateId, body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "projects.create",
      params,
      summary: "Delete an own template",
      description: "The projects that were made from it stay as they are.",
      responses: { 200: done },
    },
    async ({ actor, workspace, params }) => deleteOwnTemplate({ actor, workspace }, params.templateId),
  ),
});
