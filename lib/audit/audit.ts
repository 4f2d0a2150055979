import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { AUDIT_ACTIONS, type AuditAction } from "@/lib/audit/actions";
import type { Prisma } from "@/lib/db/client/client";
import type { Tx } from "@/lib/db/db";

type Event = { action: AuditAction; targetId: number; details?: Prisma.InputJsonObject };

/**
 * Adds what the actor did to the audit log, in the transaction that does it. While an admin acts as another user the event is
 * the admin's, and `details.as` names that user.
 */
export async function recordEvent(tx: Tx, actor: UserActor, { action, targetId, details = {} }: Event): Promise<void> {
  const { impersonator, ip } = actor;
  await tx.auditEvent.create({
    data: {
      actorId: impersonator?.user.id ?? actor.id,
      action,
      targetType: AUDIT_ACTIONS[action],
      targetId,
      ip: ip ?? "unknown",
      details: impersonator ? { ...details, as: actor.id } : details,
    },
    select: { id: true },
  });
}
