import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { readRevisionDocument } from "@/lib/projects/revisions";
import { documentResponse, revisionParams as params } from "@/lib/projects/schema";
import { sentDocument } from "@/lib/projects/sent-document";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get the document of a revision",
      responses: { 200: documentResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => sentDocument(await readRevisionDocument({ actor, workspace }, params)),
  ),
});
