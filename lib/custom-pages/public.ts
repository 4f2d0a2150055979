import "server-only";
import { customPageJson, seoOf } from "@/lib/custom-pages/custom-page-json";
import type { CustomPageJson } from "@/lib/custom-pages/schema";
import { db } from "@/lib/db/db";

/** A sitemap may name 50,000 addresses; one is the homepage's. */
const SITEMAP_PAGES_MAX = 49_999;
const ID_MAX = 2_147_483_647;

/** The page that visitors see at this slug or id; null when there is none or it is not published. */
export async function findPublishedPage(slugOrId: string | number): Promise<CustomPageJson | null> {
  const where = typeof slugOrId === "number" ? { id: slugOrId } : { slug: slugOrId };
  if (!isPossible(slugOrId)) return null;
  const page = await db.customPage.findFirst({ where: { ...where, published: true } });
  return page && customPageJson(page);
}

/** The published pages that search engines may list, the latest change first. */
export async function listPagesForSearchEngines(): Promise<{ slug: string; updated_at: string }[]> {
  const pages = await db.customPage.findMany({
    where: { published: true },
    orderBy: { updatedAt: "desc" },
    take: SITEMAP_PAGES_MAX,
    select: { slug: true, seo: true, updatedAt: true },
  });
  return pages
    .filter(({ seo }) => seoOf(seo).robots === "index")
    .map(({ slug, updatedAt }) => ({ slug, updated_at: updatedAt.toISOString() }));
}

/** What Postgres would refuse as a value is the address of no page. */
function isPossible(slugOrId: string | number): boolean {
  if (typeof slugOrId === "string") return !slugOrId.includes("\0");
  return Number.isInteger(slugOrId) && slugOrId > 0 && slugOrId <= ID_MAX;
}
