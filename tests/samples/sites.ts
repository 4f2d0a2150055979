import { db } from "@/lib/db/db";
import { createSite } from "../support/factories";
import { sampleOf } from "../support/sample";

const publication = { number: 1, projectVersion: 1, fileIds: [], pageCount: 1, size: 10 };

export const sample = sampleOf({
  scriptInput: async (api) => {
    const { project } = await api.post("projects", { name: "Of a site" });
    const body = { name: "Created by a script", slug: "by-a-script", project_id: project.id };
    return { body, change: { name: "Changed by a script" } };
  },
  rows: {
    isContent: true,
    create: async ({ rowOptions }) => {
      const { id: siteId } = await createSite(rowOptions);
      const { id } = await db.publication.create({ data: { ...publication, siteId, userId: rowOptions.owner.id } });
      return { siteId, publicationId: id };
    },
    readState: async ({ siteId }) => [
      await db.site.findUnique({ where: { id: siteId } }),
      await db.publication.count({ where: { siteId } }),
    ],
    callOptions: { "POST /api/v1/sites/{siteId}/suspension": () => ({ body: { reason: "Taken" } }) },
  },
});
