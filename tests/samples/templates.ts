import { db } from "@/lib/db/db";
import { createOwnTemplate } from "../support/factories";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    create: async ({ place }) => ({ templateId: (await createOwnTemplate(place)).id }),
    state: ({ templateId }) => db.ownTemplate.findUnique({ where: { id: templateId } }),
  },
});
