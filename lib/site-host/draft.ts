import "server-only";
import { db } from "@/lib/db/db";
import { renderDraft } from "@/lib/publications/preview";
import type { RenderedPage } from "@/lib/publications/render";
import { type HostedSite, type PreviewedDraft, siteCaches } from "@/lib/site-host/site-caches";

/** Returns the pages of a site's draft. Renders them once for each version of the project's document. */
export async function loadDraftPages(site: HostedSite, preview: PreviewedDraft): Promise<readonly RenderedPage[]> {
  const { drafts, generation } = siteCaches();
  const { projectId } = preview;
  const version = projectId === null ? null : await findVersion(projectId);
  const cached = drafts.get(site.siteId);
  if (cached && cached.version === version) return cached.pages;
  const pages = renderDraft({ ...preview, id: site.siteId, name: site.name, language: site.language });
  if (siteCaches().generation !== generation) return pages;
  const draft = { siteId: site.siteId, version, pages };
  drafts.set(site.siteId, draft);
  pages.catch(() => drafts.get(site.siteId) === draft && drafts.delete(site.siteId));
  return pages;
}

async function findVersion(projectId: number): Promise<number | null> {
  const document = await db.projectDocument.findUnique({ where: { projectId }, select: { version: true } });
  return document?.version ?? null;
}
