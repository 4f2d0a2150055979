import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { templateParams as params, templatePreviewResponse } from "@/lib/templates/schema";
import { getTemplatePreview } from "@/lib/templates/templates";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "projects.create",
      params,
      summary: "Get the first page of a template as HTML",
      description: "Without scripts and without the code of custom-code blocks.",
      responses: { 200: templatePreviewResponse },
    },
    async ({ actor, workspace, params }) => getTemplatePreview({ actor, workspace }, params.templateId),
  ),
});
