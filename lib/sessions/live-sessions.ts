import "server-only";
import { hashToken, newToken } from "@/lib/crypto/token";
import type { Tx } from "@/lib/db/db";
import type { Visitor } from "@/lib/http/visitor";
import { endImpersonationsSql } from "@/lib/sessions/impersonations";
import { rememberDevice } from "@/lib/sessions/known-devices";

const DAY_SECONDS = 86_400;
export const REMEMBER_SECONDS = 30 * DAY_SECONDS;
const SHORT_SESSION_SECONDS = DAY_SECONDS;
/** The maximum number of sessions per user. */
export const SESSIONS_MAX = 50;

/**
 * The id of a new session, and the values for the browser's cookies: the session's `token`, the `maxAge` of its cookie
 * in seconds (undefined if the cookie ends with the browser), and the token (`device`) that identifies the browser at
 * its next login.
 */
export type StartedSession = { id: number; token: string; maxAge: number | undefined; device: string };

/** How many seconds a session lasts, and the `maxAge` of its cookie: undefined if the cookie ends with the browser. */
export function lifetimeOf(remember: boolean): { seconds: number; maxAge: number | undefined } {
  const seconds = remember ? REMEMBER_SECONDS : SHORT_SESSION_SECONDS;
  return { seconds, maxAge: remember ? seconds : undefined };
}

/**
 * Starts a session. With `remember`, it lasts 30 days. Otherwise it lasts 24 hours, and ends earlier if it is idle for
 * 2 hours. `rememberDevice` tells the user about a new browser. Beyond 50 sessions, the least recently used one ends.
 */
export async function startSession(
  tx: Tx,
  { visitor, userId, remember }: { visitor: Visitor; userId: number; remember: boolean },
): Promise<StartedSession> {
  const token = newToken();
  const device = await rememberDevice(tx, { visitor, userId });
  const { seconds, maxAge } = lifetimeOf(remember);
  const { address, userAgent } = visitor;
  const [started] = await tx.$queryRaw<{ id: number; others: number }[]>`
    WITH recorded AS (
      INSERT INTO "SecurityEvent" ("userId", type, ip, "userAgent") VALUES (${userId}, 'login', ${address}, ${userAgent})
    )
    INSERT INTO "Session" ("userId", remember, "tokenHash", ip, "userAgent", "expiresAt")
    VALUES (${userId}, ${remember}, ${hashToken(token)}, ${address}, ${userAgent}, now() + ${seconds} * interval '1 second')
    RETURNING id, (SELECT count(*)::int FROM "Session" WHERE "userId" = ${userId}) AS others`;
  const { id, others } = started as { id: number; others: number };
  if (others >= SESSIONS_MAX) await endLeastRecentlyUsed(tx, userId);
  return { id, token, device, maxAge };
}

/** Ends the least recently used sessions of a user beyond `SESSIONS_MAX`. */
async function endLeastRecentlyUsed(tx: Tx, userId: number): Promise<void> {
  const surplus = await tx.$queryRaw<{ id: number }[]>`
    SELECT id FROM "Session" WHERE "userId" = ${userId} ORDER BY "lastActiveAt" DESC, id DESC OFFSET ${SESSIONS_MAX}`;
  for (const { id } of surplus) await endSession(tx, { id });
}

/**
 * Ends a session and its impersonation. With `userId`, ends it only if it is a session of that user. Returns whether
 * the session was found.
 */
export async function endSession(tx: Tx, { id, userId }: { id: number; userId?: number }): Promise<boolean> {
  const sql = endImpersonationsSql('id = $1 AND ($2::int IS NULL OR "userId" = $2)');
  await tx.$executeRawUnsafe(sql, id, userId ?? null);
  const { count } = await tx.session.deleteMany({ where: { id, ...(userId !== undefined && { userId }) } });
  return count > 0;
}

/**
 * Ends all sessions of the user, except for the session with the id `keep`, and stops impersonations of the user. Takes
 * effect on the next request.
 */
export async function endSessions(tx: Tx, userId: number, keep?: number) {
  const sql = endImpersonationsSql('"impersonatedId" = $1 OR ("userId" = $1 AND id IS DISTINCT FROM $2)');
  await tx.$executeRawUnsafe(sql, userId, keep ?? null);
  await tx.session.deleteMany({ where: { userId, ...(keep !== undefined && { NOT: { id: keep } }) } });
}
