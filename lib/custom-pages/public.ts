import "server-only";
import { customPageJson } from "@/lib/custom-pages/custom-page-json";
import type { CustomPageJson } from "@/lib/custom-pages/schema";
import { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";

/** A sitemap may list 50,000 addresses. Three of them are the homepage, the contact form and the prices. */
const SITEMAP_PAGES_MAX = 49_997;
const ROBOTS_MISSING = { seo: { path: ["robots"], equals: Prisma.DbNull } };
const ID_MAX = 2_147_483_647;

/** The published page with this slug or id, or null. */
export async function findPublishedPage(slugOrId: string | number): Promise<CustomPageJson | null> {
  const where = typeof slugOrId === "number" ? { id: slugOrId } : { slug: slugOrId };
  if (!isPossible(slugOrId)) return null;
  const page = await db.customPage.findFirst({ where: { ...where, published: true } });
  return page && customPageJson(page);
}

/** The published pages that search engines may list, most recently changed first. */
export async function listPagesForSearchEngines(): Promise<{ slug: string; updated_at: string }[]> {
  const pages = await db.customPage.findMany({
    where: { published: true, OR: [ROBOTS_MISSING, { NOT: { seo: { path: ["robots"], equals: "noindex" } } }] },
    orderBy: { updatedAt: "desc" },
    take: SITEMAP_PAGES_MAX,
    select: { slug: true, updatedAt: true },
  });
  return pages.map(({ slug, updatedAt }) => ({ slug, updated_at: updatedAt.toISOString() }));
}

/** Whether a page can have this slug or id. A query for an impossible value might fail. */
function isPossible(slugOrId: string | number): boolean {
  if (typeof slugOrId === "string") return !slugOrId.includes("\0");
  return Number.isInteger(slugOrId) && slugOrId > 0 && slugOrId <= ID_MAX;
}
