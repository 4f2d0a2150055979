import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";
import { submissionNotice } from "@/lib/submissions/notices";

const EXPORTED = {
  id: true,
  siteId: true,
  formName: true,
  page: true,
  fields: true,
  isSpam: true,
  readAt: true,
  createdAt: true,
} as const;

export const submissions = {
  name: "submissions",
  callGroups: { Submissions: "Forms that visitors of sites have sent." },
  notices: [submissionNotice],
  models: { FormSubmission: "personal" },
  exportDocuments: async (userId) => [
    {
      name: "submissions",
      rows: await db.formSubmission.findMany({
        where: { site: { ownerId: userId } },
        orderBy: { id: "asc" },
        select: EXPORTED,
      }),
    },
  ],
} as const satisfies Feature;
