import "server-only";
import type { Publication, PublishedFile } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";
import { concurrentChange, invalid } from "@/lib/errors";
import { limitShared } from "@/lib/http/rate-limit";
import { line } from "@/lib/i18n/line";
import { enqueue } from "@/lib/jobs/enqueue";
import type { Payer } from "@/lib/ownership/payer";
import type { Caller } from "@/lib/projects/projects";
import { copyFiles, type NewCopies, withNewCopies } from "@/lib/publications/copy-files";
import { deleteOldPublications } from "@/lib/publications/delete-old-publications";
import { findDocumentFiles } from "@/lib/publications/document-files";
import { readCurrentDocument } from "@/lib/publications/draft";
import { isOriginalPublic, isShowable, sizesOf } from "@/lib/publications/picture-sizes";
import type { RenderedPage, RenderedSite } from "@/lib/publications/render";
import { renderInThread } from "@/lib/publications/render-in-thread";
import { startReview } from "@/lib/publications/review/hold";
import type { HoldReason } from "@/lib/publications/review/policy";
import { findHoldReasons } from "@/lib/publications/review/reasons";
import { requirePublishable } from "@/lib/publications/run-checks";
import { schedulePublication } from "@/lib/publications/schedule";
import type { PublicationInput } from "@/lib/publications/schema";
import { announcePublication, NO_SCHEDULE, showPublication } from "@/lib/publications/show";
import { countSiteStorage } from "@/lib/publications/site-storage";
import { findSourceFiles } from "@/lib/publications/source-file";
import { hostsOf, languageOf, recipientState, type SiteRow } from "@/lib/sites/site-json";
import { changeSite, lockSite, requireSite, requireSiteIn } from "@/lib/sites/sites";
import { requireNotSuspended } from "@/lib/sites/suspension";
import { loadContentPayerOf } from "@/lib/storage-use/content-storage";

const PUBLISH_LIMIT = { name: "publish", points: 30, seconds: 60 };

/**
 * Takes a snapshot of the site's project and shows it to visitors, at once or at `publish_at`. Throws a 422 on `checks`
 * if a check finds an error. Visitors see later changes to the project only after the next publication. An
 * immediate publication cancels a scheduled one. A publication that somebody has to review first is held.
 */
export async function publishSite(
  caller: Caller,
  siteId: number,
  { publish_at }: PublicationInput,
): Promise<Publication> {
  const site = await requireSite(caller, "publish", siteId);
  requireNotSuspended(site);
  await limitShared(PUBLISH_LIMIT, String(caller.actor.id));
  const payer = await loadContentPayerOf(site);
  return withNewCopies(site.id, payer, async (copies) => {
    const snapshot = await takeSnapshot(caller, site, copies);
    const holdReasons = await findHoldReasons({ caller, ownerId: site.ownerId, rules: snapshot.rules });
    const publishAt = publish_at === undefined ? null : new Date(publish_at);
    return storeSnapshot(caller, site, { snapshot, holdReasons, publishAt, payer });
  });
}

type TakenSnapshot = Snapshot & { version: number; rules: ReadonlySet<string> };
type NewSnapshot = { snapshot: TakenSnapshot; holdReasons: HoldReason[]; publishAt: Date | null; payer: Payer };

/**
 * Stores a snapshot and shows, schedules or holds it. Throws a 403 if the storage has no room for its pages: then
 * nothing changes, and visitors see what they saw before.
 */
async function storeSnapshot(caller: Caller, site: SiteRow, { snapshot, holdReasons, publishAt, payer }: NewSnapshot) {
  const { id: siteId } = site;
  const { rules: _rules, ...content } = snapshot;
  const hold = holdReasons.length > 0 && { review: "waiting", holdReasons, publishAt };
  return changeSite(siteId, async (tx) => {
    await lockSite(tx, siteId);
    const row = await requireSiteIn(tx, caller, "publish", siteId);
    await requireFiles(tx, content.fileIds);
    return countSiteStorage(tx, { site: row, payer }, async () => {
      const publication = await insertPublication(tx, site, { userId: caller.actor.id, ...content, ...hold });
      if (hold) await startReview(tx, row, publication);
      else if (publishAt) await schedulePublication(tx, publication, publishAt);
      else {
        await showPublication(tx, { siteId, publicationId: publication.id }, NO_SCHEDULE);
        await announcePublication(tx, caller, row);
      }
      await deleteOldPublications(tx, siteId);
      if (content.fileIds.length > 0)
        await enqueue(tx, "resize-pictures", { siteId }, { key: `resize-pictures-${siteId}` });
      return publication;
    });
  });
}

type Snapshot = RenderedSite & { fileIds: string[] };

async function takeSnapshot(caller: Caller, site: SiteRow, copies: NewCopies): Promise<TakenSnapshot> {
  const { document, version } = await readCurrentDocument(site, caller);
  const owner = { ownerId: caller.actor.id };
  const scope = { ...site, caller };
  const sources = await findDocumentFiles(document, scope, owner);
  const checked = { document, recipient: recipientState(site), hosts: hostsOf(site), files: sources };
  const rules = await requirePublishable(checked, owner);
  const iconFile = await findSourceFiles(scope, new Set(site.icon === null ? [] : [site.icon]));
  const foundIcon = [...iconFile].filter(([, file]) => file !== null);
  const files = await copyFiles(copies, new Map([...sources, ...foundIcon]));
  requirePublicPictures(files);
  const icon = files.get(site.icon ?? "") ?? undefined;
  const options = { document, lang: languageOf(site), name: site.name, files, icon };
  const { fileNames: _fileNames, ...rendered } = await renderInThread(options, owner);
  const fileIds = new Set([...files.values()].flatMap((file) => file?.id ?? []));
  return { ...rendered, version, rules, fileIds: [...fileIds] };
}

/** Throws a 422 if a picture can be neither resized nor sent unchanged. */
function requirePublicPictures(files: ReadonlyMap<string, PublishedFile | null>): void {
  const checks = [...files].flatMap(([address, file]) => {
    const isPublic = file === null || sizesOf(file).length > 0 || isOriginalPublic(file);
    return isPublic ? [] : [[messageFor(file.mime), { address }] as const];
  });
  if (checks.length > 0) throw invalid({ checks });
}

/** A picture that browsers cannot show can only be the site's icon: the checks refuse such pictures on pages. */
const messageFor = (mime: string) =>
  isShowable(mime)
    ? line("The picture :address is damaged, or is larger than 60 MB or 100 megapixels.")
    : line("Most browsers cannot show the site's icon, :address. Save it as a JPEG or PNG file.");

type Hold = Partial<Pick<Publication, "review" | "holdReasons" | "publishAt">>;
type NewPublication = Snapshot & Hold & { userId: number; version: number };

/** Throws a 409 if another publication has deleted a file that this one uses. Lock the site before the call. */
async function requireFiles(tx: Tx, ids: string[]): Promise<void> {
  if ((await tx.publishedFile.count({ where: { id: { in: ids } } })) < ids.length) throw concurrentChange();
}

/** Stores a snapshot. The site must be the row that the snapshot was made from: the pages contain its settings. */
async function insertPublication(
  tx: Tx,
  site: SiteRow,
  { userId, version, pages, forms, shell, derivedPaths, fileIds, ...hold }: NewPublication,
) {
  const { id: siteId, projectId, name, icon } = site;
  const { _max } = await tx.publication.aggregate({ where: { siteId }, _max: { number: true } });
  const publication = await tx.publication.create({
    data: {
      siteId,
      number: (_max.number ?? 0) + 1,
      userId,
      projectId,
      projectVersion: version,
      name,
      language: languageOf(site),
      icon,
      forms,
      fileIds,
      derivedPaths,
      ...hold,
      pageCount: pages.length,
      size: sizeOf(pages.map(({ html }) => html)) + sizeOf(shell ? Object.values(shell) : []),
      ...(shell && { shell: { create: shell } }),
    },
  });
  for (const batch of inBatchesOfBytes(pages))
    await tx.publishedPage.createMany({ data: batch.map((page) => ({ publicationId: publication.id, ...page })) });
  return publication;
}

const sizeOf = (texts: readonly string[]) => texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** One statement with all pages of a large site would keep other requests waiting while it is prepared. */
const BATCH_BYTES = 1024 * 1024;

function inBatchesOfBytes(pages: readonly RenderedPage[]): RenderedPage[][] {
  const batches: RenderedPage[][] = [];
  let room = 0;
  for (const page of pages) {
    if (page.html.length > room) {
      batches.push([]);
      room = BATCH_BYTES;
    }
    batches.at(-1)?.push(page);
    room -= page.html.length;
  }
  return batches;
}
