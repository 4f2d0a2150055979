import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db, type Tx } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { type Caller, requireProject } from "@/lib/projects/projects";
import type { ReadDocument, readDocumentInput } from "@/lib/projects/read-document-input";
import { recordRevision } from "@/lib/projects/revisions";
import { requireUsableFiles } from "@/lib/projects/used-files";
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
export async function saveDocument(caller: Caller, id: number, { document: text, version, fileIds }: ReadDocument) {
  const { workspaceId } = await requireProject(caller, "update", id);
  await requireUsableFiles(caller.actor, { fileIds, readPrevious: () => readStored(id), workspaceId });
  return db.$transaction(async (tx) => {
    const newVersion = await replaceDocument(tx, { projectId: id, document: text, version });
    if (newVersion === null)
      return { version: await requireRepeatedSave(tx, { id, text, version }), saved_at: isoNow() };
    await recordRevision(tx, { projectId: id, userId: caller.actor.id, version: newVersion, document: text });
    return { version: newVersion, saved_at: isoNow() };
  });
}

/** Reads the body of a request that saves a document, in a thread. Throws a 400 or a 422. */
export const parseDocumentBody = (body: Uint8Array, { id: ownerId }: UserActor): Promise<ReadDocument> =>
  runInThread<typeof readDocumentInput>("readDocumentInput", body, { ownerId });

const readStored = async (projectId: number): Promise<string> =>
  (await db.projectDocument.findUniqueOrThrow({ where: { projectId }, select: { document: true } })).document;

/** Makes an earlier document the current one. The replaced document stays in the history. Returns the new version. */
export async function restoreRevision(caller: Caller, id: number, revisionId: number) {
  await requireProject(caller, "update", id);
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
    const newVersion = (await replaceDocument(tx, { projectId: id, document, version })) as number;
    const saved = { projectId: id, userId: caller.actor.id, version: newVersion, document };
    await recordRevision(tx, saved, { isNew: true });
    return { version: newVersion, saved_at: isoNow() };
  });
}

type Replacement = { projectId: number; document: string; version: number };

/** Replaces the document if it still has this version. Returns the new version, or null if nothing was replaced. */
async function replaceDocument(tx: Tx, { projectId, document, version }: Replacement): Promise<number | null> {
  const rows = await tx.$queryRaw<{ version: number }[]>`
    UPDATE "ProjectDocument" SET document = ${document}, version = version + 1
    WHERE "projectId" = ${projectId} AND version = ${version} RETURNING version`;
  if (!rows[0]) return null;
  await tx.$executeRaw`UPDATE "Project" SET "updatedAt" = now() WHERE id = ${projectId}`;
  return rows[0].version;
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
