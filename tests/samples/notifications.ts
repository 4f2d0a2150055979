import { db } from "@/lib/db/db";
import { notify } from "@/lib/notices/notify";
import { submissionNotice } from "@/lib/submissions/notices";
import { createSite } from "../support/factories";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    create: async ({ owner, rowOptions, uniqueName }) => {
      const { id: siteId } = await createSite(rowOptions);
      await db.$transaction((tx) =>
        notify(tx, [owner.id], submissionNotice.with({ siteId, form: uniqueName, site: uniqueName })),
      );
      const { id } = await db.notification.findFirstOrThrow({ where: { userId: owner.id } });
      return { notificationId: id };
    },
    readState: ({ notificationId }) => db.notification.findUnique({ where: { id: notificationId } }),
  },
});
