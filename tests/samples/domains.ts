import { db } from "@/lib/db/db";
import { createDomain, createSite } from "../support/factories";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  scriptInput: async (api) => {
    const { project } = await api.post("projects", { name: "Of a domain" });
    const siteBody = { name: "Of a domain", slug: "of-a-domain", project_id: project.id };
    const { site } = await api.post("sites", siteBody);
    return { body: { host: "www.example.com", site_id: site.id }, change: {} };
  },
  rows: {
    isContent: true,
    create: async ({ owner, rowOptions }) => ({
      domainId: (await createDomain({ owner, site: await createSite(rowOptions) })).id,
    }),
    readState: ({ domainId }) => db.domain.findUnique({ where: { id: domainId } }),
  },
});
