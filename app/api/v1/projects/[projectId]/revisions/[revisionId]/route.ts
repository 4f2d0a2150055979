import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { nameRevision } from "@/lib/projects/revisions";
import { revisionParams as params, revisionChange, revisionResponse } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "user",
      params,
      body: revisionChange,
      summary: "Name a revision of a project",
      description: "A named revision is not removed when it gets old. An empty `name` removes the name.",
      responses: { 200: revisionResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params, body }) => ({
      revision: await nameRevision({ actor, workspace }, params, body.name),
    }),
  ),
});
