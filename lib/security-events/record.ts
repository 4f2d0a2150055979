import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Tx } from "@/lib/db/db";
import type { Origin } from "@/lib/origins/origin";
import type { SecurityEventDetails, SecurityEventType } from "@/lib/security-events/types";

type SecurityEvent = {
  /** Null for an attempt to log in to an account that does not exist. */
  userId: number | null;
  origin: Origin;
  type: SecurityEventType;
  details?: SecurityEventDetails;
};

/** Records an event in a user's security log. Call it in the transaction that makes the recorded change. */
export async function recordSecurityEvent(
  tx: Tx,
  { userId, origin, type, details = {} }: SecurityEvent,
): Promise<void> {
  const { address: ip, userAgent } = origin;
  await tx.securityEvent.create({ data: { userId, type, ip, userAgent, details }, select: { id: true } });
}

/** Records an event that the user of this request caused. */
export function recordOwnEvent(
  tx: Tx,
  { id: userId, origin = UNKNOWN_ORIGIN }: UserActor,
  type: SecurityEventType,
  details?: SecurityEventDetails,
): Promise<void> {
  return recordSecurityEvent(tx, { userId, origin, type, ...(details && { details }) });
}

/** Records an event that an admin caused. The admin's address is in the audit log, not here. */
export function recordAdminEvent(tx: Tx, userId: number, type: SecurityEventType): Promise<void> {
  return recordSecurityEvent(tx, { userId, origin: UNKNOWN_ORIGIN, type, details: { by_admin: true } });
}

const UNKNOWN_ORIGIN: Origin = { address: "", userAgent: "" };
