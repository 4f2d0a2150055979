import "server-only";
import { randomBytes } from "node:crypto";
import { hashPassword } from "@/lib/crypto/password-hash";
import { AppError } from "@/lib/errors";
import type { Caller } from "@/lib/projects/projects";
import { copyFiles, withNewCopies } from "@/lib/publications/copy-files";
import { findDocumentFiles } from "@/lib/publications/document-files";
import { readCurrentDocument } from "@/lib/publications/draft";
import type { RenderedPage } from "@/lib/publications/render";
import { renderInThread } from "@/lib/publications/render-in-thread";
import { requireShareable } from "@/lib/publications/run-checks";
import type { PreviewInput } from "@/lib/publications/schema";
import { PREVIEW_PREFIX } from "@/lib/sites/policy";
import type { SiteJson } from "@/lib/sites/schema";
import type { SiteRow } from "@/lib/sites/site-json";
import { changeSite, readSite, requireSite } from "@/lib/sites/sites";
import { requireNotSuspended } from "@/lib/sites/suspension";
import { loadContentPayerOf, StorageFull } from "@/lib/storage-use/content-storage";

const KEY_BYTES = 24;
const newPreviewKey = () => `${PREVIEW_PREFIX}${randomBytes(KEY_BYTES).toString("hex")}`;

/**
 * Creates a link that shows the draft to everyone who has the link and the password, if one is given. If the site
 * already has a link, the link stays the same, and only its password is replaced or removed.
 */
export async function createPreview(caller: Caller, siteId: number, { password }: PreviewInput): Promise<SiteJson> {
  const site = await requireSite(caller, "publish", siteId);
  requireNotSuspended(site);
  const previewPassword = password === undefined ? null : await hashPassword(password);
  await changeSite(
    siteId,
    (tx) => tx.$executeRaw`
      UPDATE "Site" SET "previewKey" = coalesce("previewKey", ${newPreviewKey()}), "previewPassword" = ${previewPassword}
      WHERE id = ${siteId}`,
  );
  return readSite(caller, siteId);
}

/** Removes the link. A link that is created later has another address. */
export async function removePreview(caller: Caller, siteId: number): Promise<SiteJson> {
  await requireSite(caller, "publish", siteId, { evenBeyondLimit: true });
  const data = { previewKey: null, previewPassword: null };
  await changeSite(siteId, (tx) => tx.site.update({ where: { id: siteId }, data, select: { id: true } }));
  return readSite(caller, siteId);
}

type PreviewedSite = Pick<SiteRow, "id" | "name" | "ownerId" | "workspaceId" | "projectId"> & { language: string };

/**
 * Renders the pages of a site's project as they are now. Throws a 422 on `checks` for pages that ask for secrets or are
 * too large. Private files are shown only if they belong to the site's
 * owner or workspace.
 */
export async function renderDraft(site: PreviewedSite): Promise<RenderedPage[]> {
  const { document } = await readCurrentDocument(site, null);
  const sources = await findDocumentFiles(document, { ...site, caller: null }, site);
  await requireShareable({ document, files: sources }, site);
  const payer = await loadContentPayerOf(site);
  return withNewCopies(site.id, payer, async (copies) => {
    const files = await copyFiles(copies, sources).catch(hideSizes);
    const options = { document, lang: site.language, name: site.name, files, icon: undefined };
    return (await renderInThread(options, site)).pages;
  });
}

function hideSizes(error: unknown): never {
  if (!(error instanceof StorageFull)) throw error;
  throw new AppError("limit_reached", "The pictures of this draft could not be stored: its owner's storage is full.");
}
