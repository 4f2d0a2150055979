import { db } from "@/lib/db/db";
import { createSite } from "../support/factories";
import { createSubmission } from "../support/forms";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    isContent: true,
    create: async ({ place, mark }) => ({
      submissionId: (await createSubmission(await createSite(place), { name: mark })).id,
    }),
    readState: ({ submissionId }) => db.formSubmission.findUnique({ where: { id: submissionId } }),
    callOptions: { "PUT /api/v1/submissions/{submissionId}": () => ({ body: { read: true } }) },
  },
});
