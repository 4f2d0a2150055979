import { db } from "@/lib/db/db";
import { notify } from "@/lib/notices/notify";
import { submissionNotice } from "@/lib/submissions/notices";
import { createSite } from "../support/factories";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    create: async ({ owner, place, mark }) => {
      const { id: siteId } = await createSite(place);
      await db.$transaction((tx) => notify(tx, [owner.id], submissionNotice.with({ siteId, form: mark, site: mark })));
      const { id } = await db.notification.findFirstOrThrow({ where: { userId: owner.id } });
      return { notificationId: id };
    },
    readState: ({ notificationId }) => db.notification.findUnique({ where: { id: notificationId } }),
  },
});
