import "server-only";
import { AppError } from "@/lib/errors";
import { readCurrentVersion } from "@/lib/publications/draft";
import { renderDraft } from "@/lib/publications/preview";
import type { RenderedPage } from "@/lib/publications/render";
import {
  type Draft,
  type HostedSite,
  type PreviewAccess,
  REFUSED_DRAFT_MS,
  siteCaches,
} from "@/lib/site-host/site-caches";

/**
 * Returns the pages of a site's draft. Renders them once for each version of the project's document and each language.
 * Throws a 422 if the project was deleted, if the site may no longer show it, or if its pages are too large. Throws a
 * 403 if the draft has too many files, or if the site's files would become too large.
 */
export async function loadDraftPages(site: HostedSite, preview: PreviewAccess): Promise<readonly RenderedPage[]> {
  const current = await readCurrentVersion(preview);
  const language = preview.ownLanguage ?? current.language;
  const version = `${current.version} ${language}`;
  const cached = siteCaches().drafts.get(site.siteId);
  const draft = cached?.version === version ? cached : await renderOnce({ ...preview, site, version, language });
  if (draft.refusal) throw draft.refusal;
  return draft.pages;
}

type RenderedDraft = PreviewAccess & { site: HostedSite; version: string; language: string };

async function renderOnce({ site, version, ...access }: RenderedDraft): Promise<Draft> {
  const { rendering } = siteCaches();
  const key = `${site.siteId} ${version}`;
  const draft = rendering.get(key) ?? render({ ...access, site, version }).finally(() => rendering.delete(key));
  rendering.set(key, draft);
  return draft;
}

async function render({ site: { siteId, name }, version, ...access }: RenderedDraft): Promise<Draft> {
  const { drafts, generation } = siteCaches();
  const draft: Draft = await renderDraft({ ...access, id: siteId, name }).then(
    (pages) => ({ siteId, version, pages }),
    (error: unknown) => ({ siteId, version, refusal: requireRefusal(error) }),
  );
  if (siteCaches().generation === generation) drafts.set(siteId, draft, draft.refusal ? { ttl: REFUSED_DRAFT_MS } : {});
  return draft;
}

/** Rethrows what is not a refusal, and refusals because of other work, which say nothing about the draft. */
function requireRefusal(error: unknown): AppError {
  if (error instanceof AppError && error.code !== "unavailable") return error;
  throw error;
}
