import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import { TRASH_DAYS } from "@/lib/projects/policy";
import { type Caller, getProjectRow, lockProject, recordProjectActivity } from "@/lib/projects/projects";
import { measureProject } from "@/lib/storage-use/counted-bytes";
import { releaseStorage } from "@/lib/storage-use/storage-use";

const MAX_ROWS_PER_RUN = 500;

/** Deletes a project in the trash for good, with all its versions. Throws a 404 for one that is not in the trash. */
export async function purgeProject(caller: Caller, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockProject(tx, id);
    const row = await getProjectRow(caller, "purge", { id, deletedAt: { not: null } }, tx);
    await deleteForGood(tx, row);
    await recordProjectActivity(tx, caller, row, "project.purged");
  });
}

/** The task "sweep-projects": deletes projects that have been in the trash for 30 days. */
export async function sweepProjects(): Promise<void> {
  const deletedAt = { lt: new Date(Date.now() - TRASH_DAYS * DAY_MS) };
  const rows = await db.project.findMany({
    where: { deletedAt },
    orderBy: { deletedAt: "asc" },
    take: MAX_ROWS_PER_RUN,
    select: PAID_COLUMNS,
  });
  for (const { id } of rows)
    await db.$transaction(async (tx) => {
      await lockProject(tx, id);
      const project = await tx.project.findFirst({ where: { id, deletedAt }, select: PAID_COLUMNS });
      if (project) await deleteForGood(tx, project); // null if it has been restored
    });
}

const PAID_COLUMNS = { id: true, ownerId: true, workspaceId: true } as const;
type PaidProject = { id: number; ownerId: number; workspaceId: number | null };

async function deleteForGood(tx: Tx, project: PaidProject): Promise<void> {
  await releaseStorage(tx, { ...project, bytes: await measureProject(tx, project.id) });
  await tx.project.delete({ where: { id: project.id }, select: { id: true } });
}
