import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { done } from "@/lib/http/response-schema";
import { submissionParams as params, submissionChange, submissionResponse } from "@/lib/submissions/schema";
import { deleteSubmission, updateSubmission } from "@/lib/submissions/submissions";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: endpoint(
    {
      access: "user",
      params,
      body: submissionChange,
      summary: "Mark a submission as read or as spam",
      responses: { 200: submissionResponse },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params, body }) => ({
      submission: await updateSubmission({ actor, workspace }, params.submissionId, body),
    }),
  ),

  DELETE: endpoint(
    {
      access: "user",
      sessionOnly: true,
      params,
      summary: "Delete a submission",
      description: "It cannot be restored, so no token can do it.",
      responses: { 200: done },
      refusals: ["forbidden"],
    },
    async ({ actor, workspace, params }) => deleteSubmission({ actor, workspace }, params.submissionId),
  ),
});
