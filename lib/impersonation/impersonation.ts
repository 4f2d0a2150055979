import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { isBanned } from "@/lib/actor/ban-state";
import { displayName } from "@/lib/actor/display-name";
import { recordEvent } from "@/lib/audit/audit";
import { db, type Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";
import { endImpersonationsSql } from "@/lib/sessions/impersonations";
import { lockUser, requireReach } from "@/lib/users/reach";

/** How long an admin may act as another user before the impersonation ends. */
const IMPERSONATION_MINUTES = 60;

/**
 * Makes the actor's session act as another user from the next request on, for at most an hour and not longer than the
 * session lasts. The session and its cookie still belong to the actor. Refuses (409) the actor's own account, a banned
 * user, and a session that already acts as another user. Of several concurrent attempts, only one succeeds.
 */
export async function startImpersonation(actor: UserActor, userId: number): Promise<void> {
  const { session } = actor;
  if (!session) throw new AppError("forbidden", "This cannot be done with an API token.");
  if (userId === actor.id) throw new AppError("conflict", "You can't log in as yourself.");
  await db.$transaction(async (tx) => {
    requireReach(actor, await lockUser(tx, userId));
    await requireNotBanned(tx, userId);
    await tx.$executeRawUnsafe(endImpersonationsSql('id = $1 AND "impersonatedUntil" <= now()'), session.id);
    const until = await claimSession(tx, session.id, userId);
    await recordEvent(tx, actor, {
      action: "user.impersonation_started",
      targetId: userId,
      details: { until: until.toISOString(), admin: displayName(actor.user) },
    });
  });
}

/** Makes the session act as its owner again. Does nothing if it does not act as another user. */
export async function endImpersonation(actor: UserActor): Promise<void> {
  const { impersonator, session } = actor;
  if (!impersonator || !session) return;
  await db.$transaction(async (tx) => {
    await tx.$executeRawUnsafe(endImpersonationsSql('id = $1 AND "impersonatedId" = $2'), session.id, actor.id);
  });
}

async function requireNotBanned(tx: Tx, id: number): Promise<void> {
  const ban = await tx.user.findUniqueOrThrow({ where: { id }, select: { bannedAt: true, bannedUntil: true } });
  if (isBanned(ban)) throw new AppError("conflict", "This user is banned.");
}

async function claimSession(tx: Tx, sessionId: number, userId: number): Promise<Date> {
  const [session] = await tx.$queryRaw<{ until: Date }[]>`
    UPDATE "Session" SET "impersonatedId" = ${userId}, "lastActiveAt" = now(),
      "impersonatedUntil" = least(now() + make_interval(mins => ${IMPERSONATION_MINUTES}), "expiresAt")
    WHERE id = ${sessionId} AND "impersonatedId" IS NULL
    RETURNING "impersonatedUntil" AS until`;
  if (!session) throw new AppError("conflict", "You are already logged in as another user.");
  return session.until;
}
