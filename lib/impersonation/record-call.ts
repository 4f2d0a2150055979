import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import { db } from "@/lib/db/db";

/**
 * Records a call in the audit log if an admin makes it as another user. Called before each call that may change
 * something: a change that could not be recorded must not be made.
 */
export async function recordActingCall(caller: Actor, details: { method: string; path: string }): Promise<void> {
  if (caller.id === null || !caller.impersonator) return;
  await recordEvent(db, caller, { action: "user.acted_as", targetId: caller.id, details });
}
