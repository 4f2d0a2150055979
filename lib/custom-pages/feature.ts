import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";

const PAGE_COLUMNS = {
  id: true,
  slug: true,
  title: true,
  body: true,
  seo: true,
  published: true,
  createdAt: true,
  updatedAt: true,
} as const;
const REVISION_COLUMNS = { pageId: true, title: true, body: true, seo: true, createdAt: true } as const;

export const customPages = {
  name: "custom-pages",
  callGroups: { "Custom pages": "Pages that an admin writes, with their earlier versions." },
  models: { CustomPage: "personal", CustomPageRevision: "personal" },
  exportDocuments: async (userId) => [
    { name: "custom-pages", rows: await db.customPage.findMany({ where: { ownerId: userId }, select: PAGE_COLUMNS }) },
    {
      name: "page-revisions",
      rows: await db.customPageRevision.findMany({ where: { userId }, select: REVISION_COLUMNS }),
    },
  ],
} as const satisfies Feature;
