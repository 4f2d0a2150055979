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
      summary: "Rename one of your templates",
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
      sessionOnly: true,
      params,
      summary: "Delete one of your templates",
      description: "Projects that were made from it do not change.",
      responses: { 200: done },
    },
    async ({ actor, workspace, params }) => deleteOwnTemplate({ actor, workspace }, params.templateId),
  ),
});
