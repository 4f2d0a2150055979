import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { PREVIEW_PREFIX } from "@/lib/sites/policy";

const PATH_MAX_CHARS = 500;

/**
 * Finds the published site or the shared draft at an address, and the path of the page there. The address may lack a
 * scheme. Null if there is no such site.
 */
export async function findReportedPage(address: string): Promise<{ siteId: number; page: string } | null> {
  const url = urlOf(address);
  if (!url) return null;
  const where = { ...atHost(url.hostname.replace(/\.$/, "")), deletedAt: null };
  const site = await db.site.findFirst({ where, select: { id: true } });
  return site && { siteId: site.id, page: url.pathname.slice(0, PATH_MAX_CHARS) };
}

function urlOf(address: string): URL | null {
  const withScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(address) ? address : `https://${address}`;
  if (!URL.canParse(withScheme)) return null;
  const url = new URL(withScheme);
  return url.protocol === "https:" || url.protocol === "http:" ? url : null;
}

/** The host is in lower case and punycode, as `URL` writes it. */
function atHost(host: string): Prisma.SiteWhereInput {
  const [sitesHost = ""] = env().SITES_HOST.split(":", 1);
  const slug = host.endsWith(`.${sitesHost}`) ? host.slice(0, -sitesHost.length - 1) : null;
  if (slug?.startsWith(PREVIEW_PREFIX)) return { previewKey: slug };
  const published = { publicationId: { not: null } };
  return slug === null ? { ...published, domains: { some: { host, state: "verified" } } } : { ...published, slug };
}
