import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Prisma, UploadIntent } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { HOUR_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import type { Payer } from "@/lib/ownership/payer";
import type { WorkspaceScope } from "@/lib/ownership/scope";
import { keyOf, newFileId } from "@/lib/storage/storage";
import { releaseStorage, requireStoragePayer, takeStorage, tryTakeStorage } from "@/lib/storage-use/storage-use";

/**
 * How an upload is sent: by form; by tus, to the disk or to S3; directly to S3, in one request or in parts. `s3-spent`
 * is an `s3-simple` upload that became a file or was refused. Its signed URL may still be valid, and the task
 * `sweep-uploads` removes what is sent to that URL.
 */
export type IntentKind = "form" | "tus" | "tus-s3" | "s3-simple" | "s3-multipart" | "s3-spent";
export type Intent = UploadIntent;

/** An upload that is not continued for this long is removed by the task `sweep-uploads`. */
export const UPLOAD_LIFETIME_MS = 24 * HOUR_MS;

export type NewIntent = {
  kind: IntentKind;
  name: string;
  mime: string;
  extension: string;
  disk: "uploads" | "public";
  size: number;
  metadata: Record<string, unknown>;
  s3UploadId?: string;
  id?: string;
  key?: string;
};

/** The expiry time of an upload that is created or continued now. */
export const expiry = () => new Date(Date.now() + UPLOAD_LIFETIME_MS);

/**
 * Postpones the expiry of an upload that is continued, at most to `until`. Throws a 404 if the upload no longer exists
 * or is being removed.
 */
export async function extendIntent(intent: Intent, { until }: { until?: Date } = {}): Promise<Intent> {
  const newExpiry = expiry();
  const expiresAt = until && until < newExpiry ? until : newExpiry;
  const { count } = await db.uploadIntent.updateMany({
    where: { id: intent.id, kind: intent.kind },
    data: { expiresAt },
  });
  if (count === 0) throw notFound("File upload");
  return { ...intent, expiresAt };
}

/**
 * The maximum number of open uploads per user: far more than a browser sends at once. The limit is needed because empty
 * uploads use no quota.
 */
const OPEN_MAX = 100;

/** Throws a 403 if the user has too many open uploads. Concurrent calls for the same user wait for each other. */
async function requireFewOpen(tx: Tx, ownerId: number): Promise<void> {
  await lockUntilCommit(tx, `open-uploads:${ownerId}`);
  const where = { ownerId, kind: { not: "s3-spent" }, expiresAt: { gt: new Date() } };
  if ((await tx.uploadIntent.count({ where, take: OPEN_MAX })) < OPEN_MAX) return;
  throw new AppError("limit_reached", "You have :count unfinished uploads. Finish or cancel some of them first.", {
    values: { count: OPEN_MAX },
  });
}

/**
 * The maximum number of `s3-spent` uploads per user. The task `sweep-uploads` has to check each of them, and each is
 * kept for a day after its URL was signed, or after it was refused.
 */
const SPENT_MAX = 10_000;

/** Throws a 403 if the user has too many uploads of the kind `s3-spent`. */
async function requireFewSpent(tx: Tx, ownerId: number): Promise<void> {
  if ((await tx.uploadIntent.count({ where: { ownerId, kind: "s3-spent" }, take: SPENT_MAX })) < SPENT_MAX) return;
  throw new AppError("limit_reached", "You have sent {count, number} files today. Try again tomorrow.", {
    values: { count: SPENT_MAX },
  });
}

/** The maximum number of files per user. The limit is needed because empty files use no quota. */
const FILES_MAX = 100_000;

async function requireFewFiles(tx: Tx, ownerId: number): Promise<void> {
  if ((await tx.fileEntry.count({ where: { ownerId }, take: FILES_MAX })) < FILES_MAX) return;
  throw new AppError(
    "limit_reached",
    "You have {count, number} files, including those in the trash. Delete some of them permanently first.",
    {
      values: { count: FILES_MAX },
    },
  );
}

/** Creates an upload and counts its bytes towards the quota. Throws a 403 if the quota or another limit is exceeded. */
export async function openIntent(
  actor: UserActor,
  workspace: WorkspaceScope | null,
  { id = newFileId(), key, metadata, ...columns }: NewIntent,
): Promise<{ intent: Intent; payer: Payer }> {
  const payer = await requireStoragePayer(actor, workspace);
  const intent = await db.$transaction(async (tx) => {
    await requireFewOpen(tx, actor.id);
    await requireFewFiles(tx, actor.id);
    if (columns.kind === "s3-simple") await requireFewSpent(tx, actor.id);
    await takeStorage(tx, payer, columns.size);
    const data = {
      ...columns,
      id,
      key: key ?? keyOf(columns.disk, id),
      metadata: metadata as Prisma.InputJsonObject,
      ownerId: actor.id,
      workspaceId: workspace?.id ?? null,
      expiresAt: expiry(),
    };
    return tx.uploadIntent.create({ data });
  });
  return { intent, payer };
}

/**
 * Reserves more quota for an upload of unknown size: `step` bytes, or `needed` bytes if `step` would exceed the quota.
 * Returns the reserved bytes. Throws a 403 if even `needed` would exceed the quota, and a 404 if the upload has been
 * removed.
 */
export async function growIntent(
  { id }: Pick<Intent, "id">,
  payer: Payer,
  { step, needed }: { step: number; needed: number },
): Promise<number> {
  return db.$transaction(async (tx) => {
    const bytes = (await tryTakeStorage(tx, payer, step)) ? step : needed;
    if (bytes !== step) await takeStorage(tx, payer, needed);
    const { count } = await tx.uploadIntent.updateMany({
      where: { id, kind: "form" },
      data: { size: { increment: bytes }, expiresAt: expiry() },
    });
    if (count === 0) throw notFound("File upload");
    return bytes;
  });
}

/** Finds an upload of the user that has not expired. Throws a 404 if there is none. */
export async function requireIntent(
  actor: { id: number },
  { kinds, ...where }: { kinds: IntentKind[]; id?: string; key?: string; s3UploadId?: string },
): Promise<Intent> {
  const intent = await db.uploadIntent.findFirst({
    where: { ...where, kind: { in: kinds }, ownerId: actor.id, expiresAt: { gt: new Date() } },
  });
  if (!intent) throw notFound("File upload");
  return intent;
}

/**
 * Deletes the intent, so that no other call can use it. Returns false if another call was faster. The bytes still count
 * towards the quota.
 */
export async function claimIntent(tx: Tx, { id, kind }: Pick<Intent, "id" | "kind">): Promise<boolean> {
  return (await tx.uploadIntent.deleteMany({ where: { id, kind } })).count > 0;
}

/** Releases an upload's quota, at most once, and keeps its row for the task `sweep-uploads`. */
export async function retireIntent({ id }: Pick<Intent, "id">): Promise<void> {
  await db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ ownerId: number; workspaceId: number | null; size: bigint }[]>`
      WITH before AS (SELECT id, "ownerId", "workspaceId", size FROM "UploadIntent" WHERE id = ${id} FOR UPDATE)
      UPDATE "UploadIntent" i SET kind = 's3-spent', size = 0, "expiresAt" = ${expiry()} FROM before
      WHERE i.id = before.id RETURNING before."ownerId", before."workspaceId", before.size`;
    if (row) await releaseStorage(tx, { ...row, bytes: Number(row.size) });
  });
}

/** Deletes an upload and releases its quota, at most once. */
export async function dropIntent({ id }: Pick<Intent, "id">): Promise<void> {
  await db.$transaction(async (tx) => {
    const [row] = await tx.$queryRaw<{ ownerId: number; workspaceId: number | null; size: bigint }[]>`
      DELETE FROM "UploadIntent" WHERE id = ${id} RETURNING "ownerId", "workspaceId", size`;
    if (row) await releaseStorage(tx, { ...row, bytes: Number(row.size) });
  });
}
