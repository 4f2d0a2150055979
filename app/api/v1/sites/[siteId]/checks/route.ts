import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { translatorFor } from "@/lib/localizations/translator";
import { getChecks } from "@/lib/publications/run-checks";
import { checksResponse } from "@/lib/publications/schema";
import { siteParams as params } from "@/lib/sites/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Check a site before its publication",
      description: "An error prevents the publication, a warning does not.",
      responses: { 200: checksResponse },
      refusals: ["forbidden", "limit_reached", "invalid"],
    },
    async ({ visitor, actor, workspace, params }) => {
      const t = await translatorFor(visitor, actor);
      return { checks: await getChecks({ actor, workspace }, params.siteId, t) };
    },
  ),
});
