import "server-only";
import { notFound } from "@/lib/errors";
import { getDocument } from "@/lib/projects/documents";
import type { Caller } from "@/lib/projects/projects";
import { getRevisionDocument } from "@/lib/projects/revisions";
import type { PreviewQuery } from "@/lib/projects/schema";
import { toSiteDocument } from "@/lib/site-pages/document";
import { pageHtml } from "@/lib/site-pages/page-html";

/** Returns a page of the project's current document, or of an earlier revision, as HTML without scripts. */
export async function getPreview(caller: Caller, id: number, { page: pageId, revision }: PreviewQuery) {
  const { document, version } = await (revision === undefined
    ? getDocument(caller, id)
    : getRevisionDocument(caller, { projectId: id, revisionId: revision }));
  const site = toSiteDocument(document);
  const page = pageId === undefined ? site.pages[0] : site.pages.find((candidate) => candidate.id === pageId);
  if (!page) throw notFound("Page");
  return { html: pageHtml(site, page, { lang: "en" }), version };
}
