import "server-only";
import { db, type Tx } from "@/lib/db/db";
import { DAY_MS } from "@/lib/durations";
import { listContentOwners, returnContent, WORKSPACE_NOUNS } from "@/lib/ownership/keep-content";
import { recountStorage } from "@/lib/storage-use/storage-use";
import { TRASH_DAYS } from "@/lib/workspaces/policy";
import { enqueuePictureRemoval } from "@/lib/workspaces/workspaces";

const MAX_ROWS_PER_RUN = 100;

/** The task "sweep-workspaces": deletes workspaces that have been in the trash for 30 days. Their content is kept. */
export async function sweepWorkspaces(): Promise<void> {
  const deletedAt = { lt: new Date(Date.now() - TRASH_DAYS * DAY_MS) };
  const rows = await db.workspace.findMany({
    where: { deletedAt },
    orderBy: { deletedAt: "asc" },
    take: MAX_ROWS_PER_RUN,
    select: { id: true },
  });
  for (const { id } of rows) await db.$transaction((tx) => deleteForGood(tx, { id, deletedAt }));
}

/** Deletes a workspace, unless it has been restored. Its content becomes personal, and each row keeps its owner. */
async function deleteForGood(tx: Tx, where: { id: number; deletedAt: { lt: Date } }): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "Workspace" WHERE id = ${where.id} FOR UPDATE`;
  const workspace = await tx.workspace.findFirst({ where });
  if (!workspace) return;
  const owners = await listContentOwners(tx, workspace);
  for (const noun of WORKSPACE_NOUNS) await returnContent(tx, workspace, noun);
  await enqueuePictureRemoval(tx, [workspace]);
  await tx.workspace.delete({ where: { id: workspace.id }, select: { id: true } });
  await recountStorage(tx, workspace.ownerId, ...owners);
}
