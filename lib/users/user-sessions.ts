import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { recordAdminEvent } from "@/lib/security-events/record";
import { endSessions } from "@/lib/sessions/live-sessions";
import type { SessionJson } from "@/lib/sessions/schema";
import { listSessionsOf } from "@/lib/sessions/sessions";
import { lockUser, requireReach } from "@/lib/users/reach";
import { requireUserId } from "@/lib/users/users";

/** Any user's sessions, and their API tokens that have been used. The endpoint requires `users.view`. */
export async function listUserSessions(actor: UserActor, userId: number, language: string): Promise<SessionJson[]> {
  await requireUserId(userId);
  return listSessionsOf({ userId, sessionId: actor.session?.id, tokenId: actor.token?.id }, language);
}

/**
 * Ends all sessions of another user, and logins that wait for a second factor. Refuses (409) the actor's own account,
 * whose sessions are ended in the account settings.
 */
export async function endUserSessions(actor: UserActor, userId: number): Promise<void> {
  if (userId === actor.id) throw new AppError("conflict", "End your own sessions in your account settings.");
  await db.$transaction(async (tx) => {
    requireReach(actor, await lockUser(tx, userId));
    await endSessions(tx, userId);
    await tx.loginChallenge.deleteMany({ where: { userId } });
    await recordEvent(tx, actor, { action: "user.sessions_ended", targetId: userId });
    await recordAdminEvent(tx, userId, "sessions_ended");
  });
}
