import "server-only";
import type { ZipArchive } from "archiver";
import { collectDocuments, collectFiles, contentOf } from "@/lib/data-exports/contents";
import { exportFailedNotice, exportReadyNotice } from "@/lib/data-exports/notices";
import { EXPORT_DAYS } from "@/lib/data-exports/schema";
import { db } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import type { ExportedDocument, ExportedFile, Run } from "@/lib/feature";
import { notifyWithMail } from "@/lib/mail/notify-with-mail";
import { prepareMail } from "@/lib/mail/prepare";
import { notify } from "@/lib/notices/notify";
import { NoSuchFile, type StorageDriver } from "@/lib/storage/driver";
import { type Disk, openStorage } from "@/lib/storage/storage";
import { appendEntry, appendStream } from "@/lib/zips";

const PROGRESS_EVERY_MS = 1000;
const COMPRESSION_LEVEL = 6;

type Export = { id: number; userId: number; key: string; user: { email: string; language: string | null } };

/**
 * The task "build-data-export": collects a user's data into a zip, records the progress and emails the user. If the
 * last attempt fails, the export is marked as failed.
 */
export async function buildDataExport({ exportId }: { exportId: number }, run: Run): Promise<void> {
  const row = await db.dataExport.findFirst({
    where: { id: exportId, status: "pending" },
    select: { id: true, userId: true, key: true, user: { select: { email: true, language: true } } },
  });
  if (!row?.key) return; // an earlier run finished the export, or it was deleted
  const pending = { ...row, key: row.key };
  const driver = await openStorage();
  try {
    await finish(pending, driver, await storeArchive(pending, driver, run));
  } catch (error) {
    if (run.lastAttempt) await fail(pending, driver);
    throw error;
  }
}

/** Streams the zip into the storage. Returns its size in bytes. */
async function storeArchive(
  { id, userId, key }: Export,
  driver: StorageDriver,
  { features, signal }: Run,
): Promise<number> {
  const files = await collectFiles(features, userId);
  const documents = await collectDocuments(features, userId, files);
  const total = files.reduce((sum, { size }) => sum + size, 0);
  const { ZipArchive } = await import("archiver"); // imported only now, because few processes ever make an export
  const archive = new ZipArchive({ zlib: { level: COMPRESSION_LEVEL } });
  const progressTimer = setInterval(
    () => void saveProgress(id, archive.pointer() / Math.max(total, 1)),
    PROGRESS_EVERY_MS,
  );
  try {
    const put = driver.put(key, archive, { mime: "application/zip", size: maxZipBytes(total, files.length), signal });
    const [size] = await Promise.all([put, fillArchive(archive, documents, files)]);
    return size;
  } finally {
    clearInterval(progressTimer);
    archive.destroy();
  }
}

const DOCUMENTS_BYTES = 64 * 1024 * 1024;
const HEADERS_BYTES = 1024;

/** An estimate of the zip's maximum size: the files, an allowance for all documents, and headers for each file. */
const maxZipBytes = (bytes: number, files: number) => Math.ceil(bytes * 1.01) + DOCUMENTS_BYTES + files * HEADERS_BYTES;

async function fillArchive(
  archive: ZipArchive,
  documents: readonly ExportedDocument[],
  files: readonly ExportedFile[],
): Promise<void> {
  try {
    for (const document of documents) await appendDocument(archive, document);
    for (const file of files) await appendFile(archive, file);
    await archive.finalize();
  } catch (error) {
    archive.destroy(error as Error); // otherwise the storage would wait for more data
    throw error;
  }
}

async function appendDocument(archive: ZipArchive, document: ExportedDocument): Promise<void> {
  const content = contentOf(document);
  const entry = { name: `${document.name}.json` };
  await (typeof content === "string" ? appendEntry(archive, content, entry) : appendStream(archive, content, entry));
}

/** Adds a file to the zip, unless the file has been deleted in the meantime. Resolves when all of it has been read. */
async function appendFile(archive: ZipArchive, { key, disk, path }: ExportedFile): Promise<void> {
  const stream = await (await openStorage(disk as Disk)).read(key).catch((error) => {
    if (error instanceof NoSuchFile) return null;
    throw error;
  });
  if (stream) await appendStream(archive, stream, { name: path, store: true });
}

const saveProgress = (id: number, share: number) =>
  db.dataExport
    .updateMany({
      where: { id, status: "pending" },
      data: { progress: Math.min(99, Math.floor(share * 100)) },
    })
    .catch(() => undefined); // retried at the next interval

async function finish({ id, userId, key, user }: Export, driver: StorageDriver, size: number): Promise<void> {
  const mail = await prepareMail(user.language);
  const isFinished = await db.$transaction(async (tx) => {
    const { count } = await tx.dataExport.updateMany({
      where: { id, status: "pending" },
      data: { status: "ready", progress: 100, size, expiresAt: new Date(Date.now() + EXPORT_DAYS * DAY_MS) },
    });
    if (count === 0) return false;
    const notice = exportReadyNotice.with(undefined);
    const data = { days: EXPORT_DAYS };
    await notifyWithMail(tx, { id: userId, ...user }, { notice, mail, template: "data-export-ready", data });
    return true;
  });
  if (!isFinished) await removeUnlessReady(driver, { id, key });
}

async function fail({ id, userId, key }: Export, driver: StorageDriver): Promise<void> {
  await db.$transaction(async (tx) => {
    const failed = { status: "failed", progress: 0 };
    const { count } = await tx.dataExport.updateMany({ where: { id, status: "pending" }, data: failed });
    if (count > 0) await notify(tx, [userId], exportFailedNotice.with(undefined));
  });
  await removeUnlessReady(driver, { id, key });
}

/**
 * Removes the zip, unless the export is ready. If it is ready, another run of the same job has finished it, and the zip
 * under this key is that run's.
 */
async function removeUnlessReady(driver: StorageDriver, { id, key }: Pick<Export, "id" | "key">): Promise<void> {
  if ((await db.dataExport.count({ where: { id, status: "ready" } })) === 0) await driver.remove(key);
}
