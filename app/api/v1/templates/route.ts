import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { templatesResponse } from "@/lib/templates/schema";
import { listTemplates } from "@/lib/templates/templates";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "projects.create",
      summary: "List templates",
      description:
        "What a new project can start from: the templates that come with Plinth and the caller's own, or with `workspaceId` those of a workspace.",
      responses: { 200: templatesResponse },
    },
    async ({ visitor, actor, workspace }) => ({
      templates: await listTemplates({ actor, workspace }, await translatorFor(visitor, actor)),
    }),
  ),
});
