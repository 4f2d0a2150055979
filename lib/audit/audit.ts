import "server-only";
import type { Account, UserActor } from "@/lib/actor/actor";
import { displayName } from "@/lib/actor/display-name";
import { AUDIT_ACTIONS, type AuditAction } from "@/lib/audit/actions";
import type { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";

type AuditEntry = { action: AuditAction; targetId: number; details?: Prisma.InputJsonObject };

/**
 * Records an action of the actor in the audit log. Call it in the transaction of that action. While an admin acts as
 * another user, the recorded actor is the admin. `details.as` is the id of that user, and
 * `details.names` are the names of both, which remain when an account is deleted.
 */
export async function recordEvent(
  tx: Tx,
  actor: UserActor,
  { action, targetId, details = {} }: AuditEntry,
): Promise<void> {
  const { impersonator, origin } = actor;
  await tx.auditEvent.create({
    data: {
      actorId: impersonator?.user.id ?? actor.id,
      action,
      targetType: AUDIT_ACTIONS[action],
      targetId,
      ip: origin?.address ?? "unknown",
      details: impersonator ? { ...details, as: actor.id, names: namesOf(impersonator.user, actor.user) } : details,
    },
    select: { id: true },
  });
}

const namesOf = (admin: Account, user: Account) => ({ admin: displayName(admin), user: displayName(user) });
