import "server-only";
import { hashToken, newToken } from "@/lib/crypto/token";
import { pool } from "@/lib/db/pool";
import type { Visitor } from "@/lib/http/visitor";
import { deviceTokenOf } from "@/lib/sessions/known-devices";
import { lifetimeOf, SESSIONS_MAX, type StartedSession } from "@/lib/sessions/live-sessions";

type Login = {
  visitor: Visitor;
  /** The user, with the hash that the password was checked against. */
  user: { id: number; passwordHash: string | null };
  remember: boolean;
};

// $1 the user's id, $2 the checked password's hash, $3 the hash of the browser's device token, $4 the hash of the
// session's token, $5 whether it is remembered, $6 the address, $7 the user agent, $8 the seconds that it lasts
const START = {
  name: "start-session-of-known-browser",
  text: `WITH owner AS MATERIALIZED (
    SELECT id FROM "User" u WHERE id = $1 AND "passwordHash" = $2 AND "twoFactorConfirmedAt" IS NULL AND NOT "isDemo"
      AND NOT EXISTS (SELECT FROM "Session" s WHERE s."userId" = u.id AND s."impersonatedId" IS NOT NULL)
    FOR SHARE
  ), seen AS (
    UPDATE "KnownDevice" k SET "lastSeenAt" = now() FROM owner WHERE k."userId" = owner.id AND k.hash = $3
    RETURNING owner.id
  ), recorded AS (
    INSERT INTO "SecurityEvent" ("userId", type, ip, "userAgent") SELECT id, 'login', $6, $7 FROM seen
  ), ended AS (
    DELETE FROM "Session" WHERE id IN (
      SELECT s.id FROM "Session" s JOIN seen ON seen.id = s."userId"
      ORDER BY s."lastActiveAt" DESC, s.id DESC OFFSET ${SESSIONS_MAX - 1})
  )
  INSERT INTO "Session" ("userId", remember, "tokenHash", ip, "userAgent", "expiresAt")
  SELECT id, $5, $4, $6, $7, now() + $8 * interval '1 second' FROM seen
  RETURNING id`,
};

/**
 * Starts a session in one statement, for the usual login: from a browser that the user has logged in with before,
 * without a second factor, while the password is still the one that was checked. Returns null for any other login,
 * which needs `startSession` and the checks before it. The least recently used session ends if there are too many.
 */
export async function startSessionOfKnownBrowser({ visitor, user, remember }: Login): Promise<StartedSession | null> {
  const device = deviceTokenOf(visitor);
  if (device === null || user.passwordHash === null) return null;
  const token = newToken();
  const { seconds, maxAge } = lifetimeOf(remember);
  const { address, userAgent } = visitor;
  const hashes = [user.passwordHash, hashToken(device), hashToken(token)];
  const { rows } = await pool().query<{ id: number }>({
    ...START,
    values: [user.id, ...hashes, remember, address, userAgent, seconds],
  });
  return rows[0] ? { id: rows[0].id, token, device, maxAge } : null;
}
