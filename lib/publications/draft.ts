import "server-only";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { isOwnFile } from "@/lib/projects/own-files";
import type { ProjectDocumentJson } from "@/lib/projects/schema";
import type { CheckedPage, Draft } from "@/lib/publications/checks/check";
import { type FileScope, findSourceFiles, type SourceFile } from "@/lib/publications/source-file";
import { pathOf, rootOf, type SiteDocument, toSiteDocument } from "@/lib/site-pages/document";
import { elementsIn } from "@/lib/site-pages/elements";
import { formsOf } from "@/lib/site-pages/forms";
import { pageHtml } from "@/lib/site-pages/page-html";

/** The project's document as it is now. Throws a 422 if the project was deleted. */
export async function currentDocument(projectId: number | null): Promise<{ document: SiteDocument; version: number }> {
  const row =
    projectId === null
      ? null
      : await db.projectDocument.findFirst({ where: { projectId, project: { deletedAt: null } } });
  if (!row) throw invalid({ project_id: [line("The project of this site was deleted. Choose another one.")] });
  return { document: toSiteDocument(JSON.parse(row.document) as ProjectDocumentJson), version: row.version };
}

type FoundDraft = Omit<Draft, "files"> & { files: ReadonlyMap<string, SourceFile | null> };

/** Prepares a document for the rules, and finds its files. Throws a 403 for too many. */
export async function draftOf(
  document: SiteDocument,
  { recipient, scope }: { recipient: string | null; scope: FileScope },
): Promise<FoundDraft> {
  const pages: CheckedPage[] = [];
  const addresses = new Set<string>();
  const changeAddress = (address: string) => {
    if (isOwnFile(address)) addresses.add(address);
    return address;
  };
  for (const [index, page] of document.pages.entries()) {
    await yieldToOthers();
    if (page.image) changeAddress(page.image);
    pages.push({
      page,
      path: pathOf(page, index),
      elements: [...elementsIn(rootOf(page))],
      forms: [...formsOf(page).values()],
      htmlBytes: Buffer.byteLength(pageHtml(document, page, { lang: "en", changeAddress })),
    });
  }
  return { document, pages, files: await findSourceFiles(scope, addresses), recipient };
}
