import "server-only";
import { notFound } from "@/lib/errors";
import { getDocument } from "@/lib/projects/documents";
import type { Caller } from "@/lib/projects/projects";
import { toSiteDocument } from "@/lib/site-pages/document";
import { pageHtml } from "@/lib/site-pages/page-html";

/** Returns a page of the project as it is now, as HTML without scripts. `page` is its id, or undefined for the first. */
export async function getPreview(caller: Caller, id: number, { page: pageId }: { page?: string | undefined }) {
  const { document, version } = await getDocument(caller, id);
  const site = toSiteDocument(document);
  const page = pageId === undefined ? site.pages[0] : site.pages.find((candidate) => candidate.id === pageId);
  if (!page) throw notFound("Page");
  return { html: pageHtml(site, page, { lang: "en" }), version };
}
