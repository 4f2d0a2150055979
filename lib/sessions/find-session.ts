import "server-only";
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, NOT_BANNED } from "@/lib/actor/account-row";
import type { Account, RoleRow, SessionRef } from "@/lib/actor/actor";
import { hashToken } from "@/lib/crypto/token";
import { pool } from "@/lib/db/pool";
import type { Visitor } from "@/lib/http/visitor";
import type { Grant } from "@/lib/permissions/permissions";

const MAX_IDLE = "2 hours";
const TOUCH_SECONDS = 60;

/** The condition for a live session, in a query on `"Session" s`. */
export const IS_LIVE = `s."expiresAt" > now() AND (s.remember OR s."lastActiveAt" > now() - interval '${MAX_IDLE}')`;

/** A live session with its user. */
export type LiveSession = {
  account: Account;
  roles: RoleRow[];
  grants: Grant[];
  session: SessionRef;
  /** The user that the account acts as, and until when. */
  impersonation: Impersonation | null;
};
type Row = AccountRow &
  SessionRef & { lastActiveAt: Date; impersonatedId: number | null; impersonatedUntil: Date | null };

export type Impersonation = { userId: number; until: Date };

const FIND = {
  name: "find-session",
  text: `SELECT s.id, s.remember, s."passwordConfirmedAt", s."lastActiveAt", s."impersonatedId",
      CASE WHEN s."impersonatedUntil" > now() THEN s."impersonatedUntil" END AS "impersonatedUntil", ${ACCOUNT_COLUMNS}
    FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s."tokenHash" = $1 AND ${IS_LIVE} AND ${NOT_BANNED}`,
};

/**
 * Finds a live session by the token in its cookie, with user, roles and grants, in one query. Returns null if there is
 * none, or if the user is banned. Records the use at most once a minute, with the address and user agent of `visitor`,
 * so that a stolen cookie shows up in the list of sessions.
 */
export async function findSession(token: string, visitor?: Visitor): Promise<LiveSession | null> {
  const { rows } = await pool().query<Row>({ ...FIND, values: [hashToken(token)] });
  const [row] = rows;
  if (!row) return null;
  if (Date.now() - row.lastActiveAt.getTime() > TOUCH_SECONDS * 1000) await touch(row.id, visitor);
  return {
    ...accountOf(row),
    session: { id: row.id, remember: row.remember, passwordConfirmedAt: row.passwordConfirmedAt },
    impersonation: impersonationOf(row),
  };
}

const impersonationOf = ({ impersonatedId: userId, impersonatedUntil: until }: Row): Impersonation | null =>
  userId !== null && until !== null ? { userId, until } : null;

/** Writes only for one of several concurrent requests. */
const touch = (id: number, visitor: Visitor | undefined) =>
  pool().query(
    `UPDATE "Session" SET "lastActiveAt" = now(), ip = coalesce($2, ip), "userAgent" = coalesce($3, "userAgent")
     WHERE id = $1 AND "lastActiveAt" < now() - interval '${TOUCH_SECONDS} seconds'`,
    [id, visitor?.address ?? null, visitor?.userAgent ?? null],
  );
