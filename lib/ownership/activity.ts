import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import type { Tx } from "@/lib/db/db";
import type { WorkspaceAction } from "@/lib/ownership/actions";

/** The key, in the details of an entry, of the name of the admin who acted as the user. */
export const ACTING_ADMIN = "acting_admin";

/** Who did something in a workspace. The id is null for a deleted account. */
export type ActivityActor = { id: number | null; impersonator?: UserActor["impersonator"] };

type WorkspaceEntry = {
  /** Null: the personal workspace, for which nothing is recorded. */
  workspaceId: number | null;
  action: WorkspaceAction;
  /** The names and email addresses that the entry shows. */
  details?: Record<string, string>;
};

/**
 * Records what the actor did in a workspace. Call this in the transaction of the recorded action. If an admin acts as
 * the actor, the name of the admin is stored too.
 */
export async function recordActivity(
  tx: Tx,
  { id: userId, impersonator }: ActivityActor,
  { workspaceId, action, details = {} }: WorkspaceEntry,
): Promise<void> {
  if (workspaceId === null) return;
  const names = impersonator ? { ...details, [ACTING_ADMIN]: displayName(impersonator.user) } : details;
  await tx.workspaceEvent.create({ data: { workspaceId, userId, action, details: names }, select: { id: true } });
}
