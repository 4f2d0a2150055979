import "server-only";
import { db } from "@/lib/db/db";
import { deleteForGood } from "@/lib/files/deletion";

export const TRASH_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;
/** Maximum number of rows per run. */
const BATCH = 500;

/** The task "sweep-files": deletes files that have been in the trash for 30 days. */
export async function sweepTrash(): Promise<void> {
  const rows = await db.fileEntry.findMany({
    where: { deletedAt: { lt: new Date(Date.now() - TRASH_DAYS * DAY_MS) } },
    orderBy: { deletedAt: "asc" },
    take: BATCH,
  });
  for (const row of rows) await db.$transaction((tx) => deleteForGood(tx, [row]));
}
