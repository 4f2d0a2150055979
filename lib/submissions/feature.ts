import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";
import { submissionNotice } from "@/lib/submissions/notices";

const EXPORT_COLUMNS = {
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
  callGroups: { Submissions: "Forms submitted by visitors to sites." },
  notices: [submissionNotice],
  models: { FormSubmission: "personal" },
  exportDocuments: async (userId) => [
    {
      name: "submissions",
      rows: await db.formSubmission.findMany({
        where: { site: { ownerId: userId } },
        orderBy: { id: "asc" },
        select: EXPORT_COLUMNS,
      }),
    },
  ],
} as const satisfies Feature;
