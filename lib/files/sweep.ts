import "server-only";
import { db } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import { deleteForGood } from "@/lib/files/deletion";

const TRASH_DAYS = 30;
const MAX_ROWS_PER_RUN = 500;

/** The task "sweep-files": deletes files that have been in the trash for 30 days. */
export async function sweepTrash(): Promise<void> {
  const expired = { deletedAt: { lt: new Date(Date.now() - TRASH_DAYS * DAY_MS) } };
  const rows = await db.fileEntry.findMany({
    where: expired,
    orderBy: { deletedAt: "asc" },
    take: MAX_ROWS_PER_RUN,
  });
  for (const row of rows) await db.$transaction((tx) => deleteForGood(tx, [row], expired));
}
