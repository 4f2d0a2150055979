import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { templateParams as params, templatePreviewQuery, templatePreviewResponse } from "@/lib/templates/schema";
import { getTemplatePreview } from "@/lib/templates/templates";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "projects.create",
      params,
      query: templatePreviewQuery,
      summary: "Get a page of a template as HTML",
      description: "Without scripts and without the code of custom-code blocks.",
      responses: { 200: templatePreviewResponse },
    },
    async ({ actor, workspace, params, query }) => getTemplatePreview({ actor, workspace }, params.templateId, query),
  ),
});
