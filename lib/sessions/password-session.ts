import "server-only";
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, NOT_BANNED } from "@/lib/actor/account-row";
import { hashToken, newToken } from "@/lib/crypto/token";
import { pool } from "@/lib/db/pool";
import { rowKeys } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { FAILURE_COUNTS } from "@/lib/password-confirmation/login-failures";
import type { LiveSession } from "@/lib/sessions/find-session";
import { deviceTokenOf, rememberDeviceSql } from "@/lib/sessions/known-devices";
import { lifetimeOf, SESSIONS_MAX, type StartedSession } from "@/lib/sessions/live-sessions";

type Login = {
  visitor: Visitor;
  /** The user, with the hash that the password was checked against. */
  user: { id: number; passwordHash: string | null };
  remember: boolean;
  /** The key under which failed logins are counted. */
  countedKey: string;
};
/** `found`: the account and session that a request with the new session's token would find. */
type StartedLogin = { session: StartedSession; found: LiveSession };

// $1 the user's id, $2 the checked password's hash, $3 the hash of the browser's device token, $4 the hash of the
// session's token, $5 whether the session is remembered, $6 the IP address, $7 the user agent, $8 the lifetime of the
// session in seconds, $9 the keys of the failure counts that a correct password clears
const START = {
  name: "start-password-session",
  text: `WITH owner AS MATERIALIZED (
    SELECT id FROM "User" u WHERE id = $1 AND "passwordHash" = $2 AND "twoFactorConfirmedAt" IS NULL AND NOT "isDemo"
      AND ${NOT_BANNED} AND NOT EXISTS (SELECT FROM "Session" s WHERE s."userId" = u.id AND s."impersonatedId" IS NOT NULL)
    FOR SHARE
  ), ${rememberDeviceSql({ hash: "$3", ip: "$6", userAgent: "$7" })}, recorded AS (
    INSERT INTO "SecurityEvent" ("userId", type, ip, "userAgent") SELECT id, 'login', $6, $7 FROM seen
  ), ended AS (
    DELETE FROM "Session" WHERE id IN (
      SELECT s.id FROM "Session" s JOIN seen ON seen.id = s."userId"
      ORDER BY s."lastActiveAt" DESC, s.id DESC OFFSET ${SESSIONS_MAX - 1})
  ), forgotten AS (
    DELETE FROM rate_limits WHERE key = ANY($9) AND EXISTS (SELECT FROM seen)
  ), started AS (
    INSERT INTO "Session" ("userId", remember, "tokenHash", ip, "userAgent", "expiresAt")
    SELECT id, $5, $4, $6, $7, now() + $8 * interval '1 second' FROM seen
    RETURNING id, "userId"
  )
  SELECT started.id, (SELECT count(*) FROM job) AS jobs, ${ACCOUNT_COLUMNS} FROM started JOIN "User" u ON u.id = started."userId"`,
};

/**
 * Does what `startSession` does, and clears the counts of failed logins, in one statement. Returns null if the password
 * has changed since it was checked, or if the user has a second factor, is banned, acts as another user or has a demo
 * account. The caller then continues the login in several steps.
 */
export async function startPasswordSession(login: Login): Promise<StartedLogin | null> {
  const { visitor, user, remember, countedKey } = login;
  if (user.passwordHash === null) return null;
  const device = deviceTokenOf(visitor) ?? newToken();
  const token = newToken();
  const { seconds, maxAge } = lifetimeOf(remember);
  const { address, userAgent } = visitor;
  const hashes = [user.passwordHash, hashToken(device), hashToken(token)];
  const { rows } = await pool().query<AccountRow & { id: number }>({
    ...START,
    values: [user.id, ...hashes, remember, address, userAgent, seconds, rowKeys(FAILURE_COUNTS, countedKey)],
  });
  const [row] = rows;
  if (!row) return null;
  const session = { id: row.id, remember, passwordConfirmedAt: null };
  return {
    session: { id: row.id, token, device, maxAge },
    found: { ...accountOf(row), session, impersonation: null },
  };
}
