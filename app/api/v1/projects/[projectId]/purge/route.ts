import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { purgeProject } from "@/lib/projects/deletion";
import { projectParams as params } from "@/lib/projects/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "user",
      sessionOnly: true,
      params,
      summary: "Delete a project in the trash for good",
      description: "It is deleted with all its versions. Its bytes no longer count towards the storage.",
      responses: { 200: done },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => purgeProject({ actor, workspace }, params.projectId),
  ),
});
