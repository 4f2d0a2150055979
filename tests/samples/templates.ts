import { db } from "@/lib/db/db";
import { ownTemplateId, ownTemplateNumber } from "@/lib/templates/policy";
import { createOwnTemplate } from "../support/factories";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  rows: {
    isContent: true,
    create: async ({ rowOptions }) => ({ templateId: ownTemplateId((await createOwnTemplate(rowOptions)).id) }),
    readState: ({ templateId }) => db.ownTemplate.findUnique({ where: { id: ownTemplateNumber(templateId) ?? 0 } }),
    callOptions: { "PUT /api/v1/templates/{templateId}": () => ({ body: { name: "Taken" } }) },
  },
});
