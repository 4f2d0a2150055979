import "server-only";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import { listGrants } from "@/lib/actor/grants";
import type { Prisma } from "@/lib/db/client/client";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { viewableBy } from "@/lib/ownership/reach";
import { isOwnFile, loadOwnOrigins, mayBeOwnFile } from "@/lib/projects/own-files";
import type { Caller } from "@/lib/projects/projects";
import type { ProjectDocumentJson } from "@/lib/projects/schema";
import type { CheckedPage, Draft } from "@/lib/publications/checks/check";
import { readMarkup } from "@/lib/publications/checks/page-markup";
import { type FileScope, findSourceFiles, type SourceFile } from "@/lib/publications/source-file";
import type { ChangeAddress } from "@/lib/site-pages/component-html";
import { type DocumentPage, pathOf, rootOf, type SiteDocument, toSiteDocument } from "@/lib/site-pages/document";
import { bodyOf, elementsIn, idsInCode } from "@/lib/site-pages/elements";
import { formsOf } from "@/lib/site-pages/forms";
import { pageHtml } from "@/lib/site-pages/page-html";

type DraftedSite = { projectId: number | null; ownerId: number; workspaceId: number | null };

/**
 * Returns the document of the site's project as it is now. `caller`: the user who makes the request, or null for a
 * visitor of the draft. Throws a 422 if the project is in the trash or was deleted for good. Also throws it if the
 * project is not in the site's workspace and neither the site's owner nor the caller may view it, for example because
 * the owner has left the project's workspace.
 */
export async function readCurrentDocument(
  site: DraftedSite,
  caller: Caller | null,
): Promise<{ document: SiteDocument; version: number }> {
  const where = await buildDocumentFilter(site, caller);
  const row = (await db.projectDocument.findFirst({ where })) ?? refuseProject();
  return { document: toSiteDocument(JSON.parse(row.document) as ProjectDocumentJson), version: row.version };
}

/** Returns the version of the document that a visitor of the draft sees. Throws what `readCurrentDocument` throws. */
export async function readCurrentVersion(site: DraftedSite): Promise<number> {
  const where = await buildDocumentFilter(site, null);
  const row = await db.projectDocument.findFirst({ where, select: { version: true } });
  return (row ?? refuseProject()).version;
}

function refuseProject(): never {
  throw invalid({
    project_id: [
      line("The project of this site was deleted, or the site's owner can no longer view it. Choose another project."),
    ],
  });
}

async function buildDocumentFilter(
  { projectId, ...holder }: DraftedSite,
  caller: Caller | null,
): Promise<Prisma.ProjectDocumentWhereInput> {
  if (projectId === null) return refuseProject();
  return { projectId, project: { AND: [{ deletedAt: null }, await buildProjectFilter(holder, caller)] } };
}

/** Restricts a query to the projects in the site's workspace and those that the site's owner or the caller may view. */
async function buildProjectFilter(
  { ownerId, workspaceId }: Omit<DraftedSite, "projectId">,
  caller: Caller | null,
): Promise<Prisma.ProjectWhereInput> {
  const owner = { id: ownerId, permissions: await listGrants(ownerId) };
  const viewable = [owner, ...(caller ? [caller.actor] : [])].map((user) => viewableBy(user, "projects"));
  return { OR: [...viewable, ...(workspaceId === null ? [] : [{ workspaceId }])] };
}

type DraftWithSources = Omit<Draft, "files"> & { files: ReadonlyMap<string, SourceFile | null> };

/** Prepares a document for the check rules, and finds its files. Throws a 403 for too many files. */
export async function prepareDraft(
  document: SiteDocument,
  { recipient, scope }: { recipient: Draft["recipient"]; scope: FileScope },
): Promise<DraftWithSources> {
  const ownOrigins = await loadOwnOrigins();
  const pages: CheckedPage[] = [];
  const addresses = new Set<string>();
  for (const [index, page] of document.pages.entries()) {
    await yieldToOthers();
    const checkedPage = prepareCheckedPage(document, page, { path: pathOf(page, index), ownOrigins });
    for (const address of checkedPage.fileAddresses) addresses.add(address);
    pages.push(checkedPage);
  }
  const files = await findSourceFiles(scope, addresses);
  for (const [address, file] of files) if (!file && !isOwnFile(address, ownOrigins)) files.delete(address);
  return { document, pages, files, recipient };
}

type PageContext = { path: string; ownOrigins: ReadonlySet<string> };

function prepareCheckedPage(
  document: SiteDocument,
  page: DocumentPage,
  { path, ownOrigins }: PageContext,
): CheckedPage {
  const fileAddresses = new Set<string>();
  const loadedAddresses = new Set<string>();
  const recordAddress: ChangeAddress = (address, kind) => {
    if (!mayBeOwnFile(address, kind, ownOrigins)) return address;
    fileAddresses.add(address);
    if (kind === "media") loadedAddresses.add(address);
    return address;
  };
  if (page.image && mayBeOwnFile(page.image, "media", ownOrigins)) fileAddresses.add(page.image);
  const html = pageHtml(document, page, { lang: "en", changeAddress: recordAddress, withCustomCode: true });
  return {
    page,
    path,
    elements: [bodyOf(rootOf(page)), ...elementsIn(rootOf(page))],
    forms: [...formsOf(page).values()],
    markup: readMarkup(html),
    codeIds: idsInCode(rootOf(page)),
    htmlBytes: Buffer.byteLength(html),
    fileAddresses,
    loadedAddresses,
  };
}
