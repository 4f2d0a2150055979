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
      description: "A revision with a name is kept. An empty name removes it.",
      responses: { 200: revisionResponse },
      refusals: ["forbidden", "limit_reached"],
    },
    async ({ actor, workspace, params, body }) => ({
      revision: await nameRevision({ actor, workspace }, params, body.name),
    }),
  ),
});
