import "server-only";
import { db } from "@/lib/db/db";
import { findSiteIdOfHost } from "@/lib/domains/find-site";
import { env } from "@/lib/env";
import { reviewedPublication } from "@/lib/publications/review/review-host";
import { type HostedSite, siteCaches } from "@/lib/site-host/site-caches";
import { PREVIEW_PREFIX, REVIEW_PREFIX } from "@/lib/sites/policy";
import { siteProtocol, siteUrl } from "@/lib/sites/site-hosts";
import { languageOf, SHOWN_SITE } from "@/lib/sites/site-json";

/** Returns a host in the form that identifies its site: in lower case, without the default port or a final dot. */
export function normaliseHost(header: string | undefined): string {
  const host = (header ?? "").toLowerCase();
  const port = siteProtocol() === "https:" ? ":443" : ":80";
  const plain = host.endsWith(port) ? host.slice(0, -port.length) : host;
  return plain.replace(/\.(?=$|:)/, "");
}

/** Finds the site of a host. Null if the host has none, or if the site is in the trash or suspended. */
export async function findHostedSite(host: string): Promise<HostedSite | null> {
  const { hosts, withoutSite, generation } = siteCaches();
  const cached = hosts.get(host);
  if (cached) return cached;
  if (withoutSite.has(host)) return null;
  const site = await loadSite(host);
  if (site?.isReview) return site; // its address works only for a day
  if (siteCaches().generation !== generation) return site;
  if (site) hosts.set(host, site);
  else withoutSite.set(host, true);
  return site;
}

async function loadSite(host: string): Promise<HostedSite | null> {
  const key = await findSiteKey(host);
  if (!key) return null;
  if ("reviewed" in key) return loadReviewed(host, key.reviewed);
  const row = await db.site.findFirst({
    where: { ...key, deletedAt: null, suspendedAt: null },
    select: {
      id: true,
      name: true,
      slug: true,
      domains: SHOWN_SITE.domains,
      language: true,
      project: { select: { language: true } },
      projectId: true,
      ownerId: true,
      workspaceId: true,
      previewPassword: true,
      live: { select: { id: true, createdAt: true, fileIds: true, derivedPaths: true } },
    },
  });
  if (!row) return null;
  const { projectId, ownerId, workspaceId, previewPassword } = row;
  const origin = `${siteProtocol()}//${host}`;
  const isPreview = "previewKey" in key;
  return {
    siteId: row.id,
    name: row.name,
    language: languageOf(row),
    publicationId: row.live?.id ?? null,
    publishedAt: row.live?.createdAt ?? null,
    fileIds: new Set(row.live?.fileIds),
    derivedPaths: new Set(row.live?.derivedPaths),
    origin,
    mainOrigin: isPreview ? origin : siteUrl({ slug: row.slug, domain: row.domains[0]?.host }),
    isReview: false,
    preview: isPreview
      ? { projectId, ownerId, workspaceId, ownLanguage: row.language, passwordHash: previewPassword }
      : null,
  };
}

/** A publication for its reviewers, even if its site is suspended or in the trash. */
async function loadReviewed(host: string, id: number): Promise<HostedSite | null> {
  const row = await db.publication.findUnique({
    where: { id },
    select: {
      id: true,
      siteId: true,
      createdAt: true,
      fileIds: true,
      derivedPaths: true,
      language: true,
      site: { select: { name: true } },
    },
  });
  if (!row) return null;
  const origin = `${siteProtocol()}//${host}`;
  return {
    siteId: row.siteId,
    name: row.site.name,
    language: row.language ?? "en",
    publicationId: row.id,
    publishedAt: row.createdAt,
    fileIds: new Set(row.fileIds),
    derivedPaths: new Set(row.derivedPaths),
    origin,
    mainOrigin: origin,
    isReview: true,
    preview: null,
  };
}

/** Ignores the port, because a domain has the same site on every port. */
async function findKeyOfDomain(host: string): Promise<SiteKey | null> {
  const id = await findSiteIdOfHost(host.replace(/:\d{1,5}$/, ""));
  return id === null ? null : { id };
}

type SiteKey = { slug: string } | { previewKey: string } | { id: number } | { reviewed: number };

async function findSiteKey(host: string): Promise<SiteKey | null> {
  const ending = `.${env().SITES_HOST}`;
  if (!host.endsWith(ending)) return findKeyOfDomain(host);
  const label = host.slice(0, -ending.length);
  if (label.includes(".")) return null;
  if (label.startsWith(REVIEW_PREFIX)) {
    const reviewed = reviewedPublication(label);
    return reviewed === null ? null : { reviewed };
  }
  return label.startsWith(PREVIEW_PREFIX) ? { previewKey: label } : { slug: label };
}
