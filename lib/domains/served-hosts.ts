import "server-only";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { slugOfHost } from "@/lib/domains/own-hosts";
import { notFound } from "@/lib/errors";

/**
 * Throws a 404 unless a TLS proxy may get a certificate for the host. It may get one for a verified domain and for a
 * published site below `SITES_HOST`, but not if the site is in the trash or suspended. It gets none for a preview:
 * certificates are listed publicly, and the host of a preview is a secret.
 */
export async function requireServedHost(text: string): Promise<void> {
  const host = text.toLowerCase();
  const slug = slugOfHost(host);
  const domains = { some: { host, state: "verified" } };
  const isServed = await isShown(slug === null ? { domains } : { slug, publicationId: { not: null } });
  if (!isServed) throw notFound("Host");
}

const isShown = async (where: Prisma.SiteWhereInput) =>
  (await db.site.count({ where: { ...where, deletedAt: null, suspendedAt: null } })) > 0;
