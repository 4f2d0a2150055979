import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import { db } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { endSessions } from "@/lib/sessions/live-sessions";
import type { SessionJson } from "@/lib/sessions/schema";
import { sessionsOf } from "@/lib/sessions/sessions";
import { lockUser, requireReach } from "@/lib/users/reach";
import { requireUserId } from "@/lib/users/users";

/** Where a user is logged in, for who may see users. */
export async function listUserSessions(actor: UserActor, userId: number, language: string): Promise<SessionJson[]> {
  await requireUserId(userId);
  return sessionsOf({ userId, sessionId: actor.session?.id, tokenId: actor.token?.id }, language);
}

/** Logs a user out everywhere, logins that wait for their second factor too. One's own sessions end in the account settings. */
export async function endUserSessions(actor: UserActor, userId: number): Promise<void> {
  if (userId === actor.id) throw new AppError("conflict", "End your own sessions in your account settings.");
  await db.$transaction(async (tx) => {
    requireReach(actor, await lockUser(tx, userId));
    await endSessions(tx, userId);
    await tx.loginChallenge.deleteMany({ where: { userId } });
    await recordEvent(tx, actor, { action: "user.sessions_ended", targetId: userId });
  });
}
