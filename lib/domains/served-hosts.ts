import "server-only";
import { db } from "@/lib/db/db";
import { findSiteIdOfHost } from "@/lib/domains/find-site";
import { slugOfHost } from "@/lib/domains/own-hosts";
import { notFound } from "@/lib/errors";

/**
 * Throws a 404 unless a TLS proxy may get a certificate for the host. It may get one for a verified domain and for a
 * published site below `SITES_HOST`, but not for a preview: certificates are listed publicly, and the host of a preview
 * is a secret.
 */
export async function requireServedHost(text: string): Promise<void> {
  const host = text.toLowerCase();
  const slug = slugOfHost(host);
  const isServed = slug === null ? (await findSiteIdOfHost(host)) !== null : await isPublished(slug);
  if (!isServed) throw notFound("Host");
}

const isPublished = async (slug: string) =>
  (await db.site.count({ where: { slug, deletedAt: null, publicationId: { not: null } } })) > 0;
