import { db } from "@/lib/db/db";
import { createSite } from "../support/factories";
import { createSubmission } from "../support/forms";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    isContent: true,
    create: async ({ rowOptions, uniqueName }) => ({
      submissionId: (await createSubmission(await createSite(rowOptions), { name: uniqueName })).id,
    }),
    readState: ({ submissionId }) => db.formSubmission.findUnique({ where: { id: submissionId } }),
    callOptions: { "PUT /api/v1/submissions/{submissionId}": () => ({ body: { read: true } }) },
  },
});
