import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { projectParams as params, starterTextsResponse } from "@/lib/projects/schema";
import { getStarterTexts } from "@/lib/projects/starter-texts";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get the texts of blocks and sections",
      description:
        "In the language of the project, or in the caller's if this installation lacks it. `lines` has the translation of each English text.",
      responses: { 200: starterTextsResponse },
      refusals: ["forbidden"],
    },
    async ({ visitor, actor, workspace, params }) => {
      const t = await translatorFor(visitor, actor);
      return { i18n: await getStarterTexts({ actor, workspace }, params.projectId, t) };
    },
  ),
});
