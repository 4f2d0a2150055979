import "server-only";
import { readCurrentVersion } from "@/lib/publications/draft";
import { renderDraft } from "@/lib/publications/preview";
import type { RenderedPage } from "@/lib/publications/render";
import { type HostedSite, type PreviewAccess, siteCaches } from "@/lib/site-host/site-caches";

/**
 * Returns the pages of a site's draft. Renders them once for each version of the project's document. Throws a 422 if
 * the project was deleted, or if the site may no longer show it. Throws a 403 if the draft has too many files, or if
 * the site's files would become too large.
 */
export async function loadDraftPages(site: HostedSite, preview: PreviewAccess): Promise<readonly RenderedPage[]> {
  const { drafts, generation } = siteCaches();
  const version = await readCurrentVersion(preview);
  const cached = drafts.get(site.siteId);
  if (cached && cached.version === version) return cached.pages;
  const pages = renderDraft({ ...preview, id: site.siteId, name: site.name, language: site.language });
  if (siteCaches().generation !== generation) return pages;
  const draft = { siteId: site.siteId, version, pages };
  drafts.set(site.siteId, draft);
  pages.catch(() => drafts.get(site.siteId) === draft && drafts.delete(site.siteId));
  return pages;
}
