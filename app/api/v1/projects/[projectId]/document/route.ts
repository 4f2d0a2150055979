import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { parseDocumentBody, readDocument, saveDocument } from "@/lib/projects/documents";
import { DOCUMENT_MAX_BYTES } from "@/lib/projects/policy";
import { documentInput, documentResponse, projectParams as params, savedResponse } from "@/lib/projects/schema";
import { sentDocument } from "@/lib/projects/sent-document";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Get a project's document",
      responses: { 200: documentResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => sentDocument(await readDocument({ actor, workspace }, params.projectId)),
  ),

  PUT: endpoint(
    {
      access: "user",
      params,
      bodyShape: documentInput,
      parseBody: parseDocumentBody,
      maxBody: DOCUMENT_MAX_BYTES,
      summary: "Save a project's document",
      description:
        "`version` is the version that the caller has read. If somebody else has saved since, the call is refused with `stale` and the current version, and nothing is overwritten.",
      responses: { 200: savedResponse },
      refusals: ["forbidden", "stale", "limit_reached"],
    },
    async ({ actor, workspace, params, body }) => saveDocument({ actor, workspace }, params.projectId, body),
  ),
});
