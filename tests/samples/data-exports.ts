import { db } from "@/lib/db/db";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    create: async ({ owner }) => {
      const data = { userId: owner.id, expiresAt: new Date(Date.now() + 86_400_000) };
      return { exportId: (await db.dataExport.create({ data })).id };
    },
    readState: ({ exportId }) => db.dataExport.findUnique({ where: { id: exportId } }),
  },
});
