import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { refuseBorrowedAccount } from "@/lib/actor/borrowed-account";
import { hasAllOwnerPermissions } from "@/lib/actor/has-all-owner-permissions";
import { dataExportJson } from "@/lib/data-exports/data-export-json";
import type { DataExportJson } from "@/lib/data-exports/schema";
import type { DataExport, Prisma } from "@/lib/db/client/client";
import { db, type Tx } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import { AppError, notFound } from "@/lib/errors";
import type { ServedFile } from "@/lib/http/file-response";
import { limitShared } from "@/lib/http/rate-limit";
import { enqueue } from "@/lib/jobs/enqueue";
import { orNotFound } from "@/lib/storage/or-not-found";
import { enqueueFileRemoval } from "@/lib/storage/remove-stored-files";
import { newKey, openStorage } from "@/lib/storage/storage";

/** Exports have their own rate limit, because each reads all of a user's data. */
const EXPORTS_PER_DAY = { name: "data-exports", points: 20, seconds: 86_400 };
const MAX_ATTEMPTS = 3;
/** The browser may cache the zip but must revalidate it each time. */
const REVALIDATE = "private, no-cache";

/** Starts an export of all of the actor's data and removes the previous one. Throws 409 while one is running. */
export async function startExport(actor: UserActor): Promise<DataExportJson> {
  await requireMayExport(actor);
  const userId = actor.id;
  await requireNoPendingExport(db, userId);
  await limitShared(EXPORTS_PER_DAY, String(userId));
  const row = await db.$transaction(async (tx) => {
    await tx.$queryRaw`SELECT id FROM "User" WHERE id = ${userId} FOR UPDATE`;
    await requireNoPendingExport(tx, userId);
    await removeExports(tx, { userId });
    const created = await tx.dataExport.create({
      data: { userId, key: newKey("exports"), expiresAt: new Date(Date.now() + DAY_MS) },
    });
    await enqueue(
      tx,
      "build-data-export",
      { exportId: created.id },
      { queue: "data-exports", maxAttempts: MAX_ATTEMPTS },
    );
    return created;
  });
  return dataExportJson(row);
}

/** Refuses (403) demo accounts, admins who act as the user, and tokens that lack one of the owner's permissions. */
async function requireMayExport(actor: UserActor): Promise<void> {
  refuseBorrowedAccount(actor);
  if (await hasAllOwnerPermissions(actor)) return;
  throw new AppError("forbidden", "This token has fewer permissions than you, so it can't export all of your data.");
}

/**
 * Throws 409 while an export is running. An unfinished export that is older than a day does not count: the process that
 * was building it must have died.
 */
async function requireNoPendingExport(tx: Tx, userId: number): Promise<void> {
  const pending = await tx.dataExport.count({ where: { userId, status: "pending", expiresAt: { gt: new Date() } } });
  if (pending > 0) throw new AppError("conflict", "Your data is already being exported.");
}

/** Finds the latest export. Returns null if there is none or it has expired. */
export async function findLatestExport(actor: UserActor): Promise<DataExportJson | null> {
  const row = await db.dataExport.findFirst({ where: notExpired(actor), orderBy: { id: "desc" } });
  return row && dataExportJson(row);
}

export async function getExport(actor: UserActor, id: number): Promise<DataExportJson> {
  return dataExportJson(await requireExport(actor, id));
}

/** Returns the zip to its owner. Throws a 404 while it is not ready. */
export async function getExportFile(actor: UserActor, id: number): Promise<ServedFile> {
  await requireMayExport(actor);
  const { status, key, size, createdAt } = await requireExport(actor, id);
  if (status !== "ready" || !key) throw notFound("Export");
  const driver = await openStorage();
  return {
    name: `my-data-${createdAt.toISOString().slice(0, 10)}.zip`,
    mime: "application/zip",
    size: Number(size),
    version: key.slice(key.lastIndexOf("/") + 1),
    modifiedAt: createdAt,
    disposition: "attachment",
    caching: REVALIDATE,
    open: (range) => orNotFound("Export", driver.read(key, range)),
  };
}

const notExpired = ({ id }: UserActor): Prisma.DataExportWhereInput => ({ userId: id, expiresAt: { gt: new Date() } });

async function requireExport(actor: UserActor, id: number): Promise<DataExport> {
  const row = await db.dataExport.findFirst({ where: { id, ...notExpired(actor) } });
  if (!row) throw notFound("Export");
  return row;
}

/** Removes the zips of these exports once the transaction commits. Call it before deleting their rows. */
export async function removeExportBytes(tx: Tx, where: Prisma.DataExportWhereInput): Promise<void> {
  const rows = await tx.dataExport.findMany({ where, select: { key: true } });
  await enqueueFileRemoval(
    tx,
    rows.flatMap(({ key }) => key ?? []),
    { unfinished: true },
  );
}

async function removeExports(tx: Tx, where: Prisma.DataExportWhereInput): Promise<void> {
  await removeExportBytes(tx, where);
  await tx.dataExport.deleteMany({ where });
}

/** The task "sweep-data-exports": removes expired exports and those that never finished. */
export async function sweepDataExports(): Promise<void> {
  const expired = await db.dataExport.findMany({
    where: { expiresAt: { lt: new Date() } },
    select: { id: true },
    take: 500,
  });
  const where = { id: { in: expired.map(({ id }) => id) } };
  await db.$transaction((tx) => removeExports(tx, where));
}
