import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import type { Payer } from "@/lib/ownership/payer";
import { type Caller, requireProject } from "@/lib/projects/projects";
import type { DocumentCounts, ReadDocument, readDocumentInput } from "@/lib/projects/read-document-input";
import { recordRevision } from "@/lib/projects/revisions";
import { requireUsableFiles } from "@/lib/projects/used-files";
import { createStorageFull, loadContentPayerOf, SAVES_RESERVE_BYTES } from "@/lib/storage-use/content-storage";
import { measureProject } from "@/lib/storage-use/counted-bytes";
import { addStorage, lockStorageUse } from "@/lib/storage-use/storage-use";
import { runInThread } from "@/lib/threads/pool";

/** Returns the editor's document, as JSON text, and its version. */
export async function readDocument(caller: Caller, id: number): Promise<{ document: string; version: number }> {
  await requireProject(caller, "view", id);
  const { document, version } = await db.projectDocument.findUniqueOrThrow({ where: { projectId: id } });
  return { document, version };
}

/**
 * Saves a document on top of the version that the caller has read. If there is a newer version, changes nothing and
 * throws a 409 with the current version. A repeated save, whose first response was lost, succeeds. Throws a 403 for an
 * added file that `requireUsableFiles` refuses.
 */
export async function saveDocument(
  caller: Caller,
  id: number,
  { document: text, version, fileIds, counts }: ReadDocument,
) {
  const project = await requireProject(caller, "update", id);
  const { workspaceId } = project;
  await requireUsableFiles(caller.actor, { fileIds, readPrevious: () => readStored(id), workspaceId });
  const payer = await loadContentPayerOf(project);
  return db.$transaction(async (tx) => {
    const replaced = await replaceDocument(tx, { projectId: id, document: text, version, counts });
    if (replaced === null) return { version: await requireRepeatedSave(tx, { id, text, version }), saved_at: isoNow() };
    await countSave(tx, replaced, { payer, userId: caller.actor.id, isNew: losesMuch(replaced) });
    return { version: replaced.version, saved_at: isoNow() };
  });
}

/** Reads the body of a request that saves a document, in a thread. Throws a 400 or a 422. */
export const parseDocumentBody = (body: Uint8Array, { id: ownerId }: UserActor): Promise<ReadDocument> =>
  runInThread<typeof readDocumentInput>("readDocumentInput", body, { ownerId });

const readStored = async (projectId: number): Promise<string> =>
  (await db.projectDocument.findUniqueOrThrow({ where: { projectId }, select: { document: true } })).document;

/** Makes an earlier document the current one. The replaced document stays in the history. Returns the new version. */
export async function restoreRevision(caller: Caller, id: number, revisionId: number) {
  const payer = await loadContentPayerOf(await requireProject(caller, "update", id));
  return db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT 1 FROM "ProjectDocument" WHERE "projectId" = ${id} FOR UPDATE`;
    const revision = await tx.projectRevision.findFirst({ where: { id: revisionId, projectId: id } });
    if (!revision) throw notFound("Version");
    const { version } = await tx.projectDocument.findUniqueOrThrow({
      where: { projectId: id },
      select: { version: true },
    });
    const { document } = revision;
    // The cast is safe: the row is locked, so its version cannot change.
    const replaced = (await replaceDocument(tx, { projectId: id, document, version })) as ReplacedDocument;
    await countSave(tx, replaced, { payer, userId: caller.actor.id, isNew: true });
    return { version: replaced.version, saved_at: isoNow() };
  });
}

type Replacement = { projectId: number; document: string; version: number; counts?: DocumentCounts };
/**
 * `version`: the new one. `growth`: by how many bytes the document became larger. `pagesBefore` and `elementsBefore`:
 * null if they were not counted.
 */
type ReplacedDocument = Omit<Replacement, "document"> & {
  growth: number;
  pagesBefore: number | null;
  elementsBefore: number | null;
};

/** The share of a project's elements whose loss begins a new version, so that the history keeps what was lost. */
const MUCH = 0.1;

/** Whether a save removes a page or many elements. */
const losesMuch = ({ counts, pagesBefore, elementsBefore }: ReplacedDocument): boolean =>
  counts !== undefined && (counts.pages < (pagesBefore ?? 0) || counts.elements < (elementsBefore ?? 0) * (1 - MUCH));

/** Replaces the document if it still has this version. Returns null if nothing was replaced. */
async function replaceDocument(
  tx: Tx,
  { projectId, document, version, counts }: Replacement,
): Promise<ReplacedDocument | null> {
  const [row] = await tx.$queryRaw<Omit<ReplacedDocument, "projectId" | "counts">[]>`
    WITH before AS (
      SELECT "projectId", octet_length(document) AS bytes, pages, elements FROM "ProjectDocument"
      WHERE "projectId" = ${projectId} AND version = ${version} FOR UPDATE)
    UPDATE "ProjectDocument" d SET document = ${document}, version = d.version + 1,
      pages = ${counts?.pages ?? null}, elements = ${counts?.elements ?? null} FROM before
    WHERE d."projectId" = before."projectId"
    RETURNING d.version, octet_length(d.document) - before.bytes AS growth,
      before.pages AS "pagesBefore", before.elements AS "elementsBefore"`;
  if (!row) return null;
  await tx.$executeRaw`UPDATE "Project" SET "updatedAt" = now() WHERE id = ${projectId}`;
  return { projectId, ...(counts && { counts }), ...row };
}

type Save = { payer: Payer; userId: number; isNew?: boolean };

/**
 * Adds the saved document to the history, and counts both towards the storage. Throws a 403 for a larger document only
 * if the limit is exceeded by the reserve for saves. While the storage is full, the history does not grow.
 */
async function countSave(tx: Tx, replaced: ReplacedDocument, { payer, userId, isNew = false }: Save): Promise<void> {
  const { projectId, growth } = replaced;
  const used = (await lockStorageUse(tx, payer.userId)) + growth;
  const limit = payer.limit ?? Number.POSITIVE_INFINITY;
  if (growth > 0 && used > limit + SAVES_RESERVE_BYTES) throw await createStorageFull(tx, payer, growth);
  const before = await measureProject(tx, projectId);
  await recordRevision(tx, { projectId, userId }, { isNew, isFull: used >= limit });
  await addStorage(tx, payer.userId, growth + (await measureProject(tx, projectId)) - before);
}

/** Returns the current version if an earlier call has already made this save. Throws a 409 otherwise. */
async function requireRepeatedSave(tx: Tx, save: { id: number; text: string; version: number }): Promise<number> {
  const current = await tx.projectDocument.findUniqueOrThrow({ where: { projectId: save.id } });
  if (current.version === save.version + 1 && current.document === save.text) return current.version;
  throw new AppError("stale", "This project was changed elsewhere. Nothing was overwritten.", {
    payload: { version: current.version },
  });
}

const isoNow = () => new Date().toISOString();
