import "server-only";
import type { Tx } from "@/lib/db/db";
import type { WorkspaceAction } from "@/lib/ownership/actions";

type WorkspaceEntry = {
  /** Null: the personal workspace, for which nothing is recorded. */
  workspaceId: number | null;
  action: WorkspaceAction;
  /** The names and email addresses that the entry shows. */
  details?: Record<string, string>;
};

/**
 * Records what the actor did in a workspace. The actor's id is null for a deleted account. Call this in the transaction
 * of the recorded action. An admin who acts as another user is shown as that user; the audit log names the admin.
 */
export async function recordActivity(
  tx: Tx,
  { id: userId }: { id: number | null },
  { workspaceId, action, details = {} }: WorkspaceEntry,
): Promise<void> {
  if (workspaceId === null) return;
  await tx.workspaceEvent.create({ data: { workspaceId, userId, action, details }, select: { id: true } });
}
