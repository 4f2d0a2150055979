import "server-only";
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, NOT_BANNED } from "@/lib/actor/account-row";
import type { Account, RoleRow, SessionRef } from "@/lib/actor/actor";
import { hashToken, newToken } from "@/lib/crypto/token";
import { pool, type Tx } from "@/lib/db/db";
import type { Visitor } from "@/lib/http/visitor";
import type { Grant } from "@/lib/permissions/permissions";
import { rememberDevice } from "@/lib/sessions/known-devices";

const DAY_SECONDS = 86_400;
export const REMEMBER_SECONDS = 30 * DAY_SECONDS;
const SHORT_SECONDS = DAY_SECONDS;
const IDLE = "2 hours";
const TOUCH_SECONDS = 60;

/** A session that still counts, for a query that reads `"Session" s`. */
export const LIVE = `s."expiresAt" > now() AND (s.remember OR s."lastActiveAt" > now() - interval '${IDLE}')`;

type FoundSession = {
  account: Account;
  roles: RoleRow[];
  grants: Grant[];
  session: SessionRef;
  /** Whom the account acts as, and until when. */
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
    WHERE s."tokenHash" = $1 AND ${LIVE} AND ${NOT_BANNED}`,
};

/**
 * The live session behind a cookie's token with its user, roles and grants, in one query; null when it ended. Once a minute it is noted that the
 * session is used, and by whom if `from` says so: a cookie that moved elsewhere shows in the list of sessions.
 */
export async function findSession(token: string, visitor?: Visitor): Promise<FoundSession | null> {
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

/** One of several requests at once writes. */
const touch = (id: number, visitor: Visitor | undefined) =>
  pool().query(
    `UPDATE "Session" SET "lastActiveAt" = now(), ip = coalesce($2, ip), "userAgent" = coalesce($3, "userAgent")
     WHERE id = $1 AND "lastActiveAt" < now() - interval '${TOUCH_SECONDS} seconds'`,
    [id, visitor?.address ?? null, visitor?.userAgent ?? null],
  );

/**
 * What a browser needs to stay signed in: the cookie's token, and its age in seconds if it shall outlive the browser. `device` is the token of
 * the cookie by which the browser is known again at its next sign-in.
 */
export type StartedSession = { id: number; token: string; maxAge: number | undefined; device: string };

/**
 * Makes a session for the sender of this request: 30 days when remembered, else 24 hours and 2 hours idle. A sign-in from a browser that the
 * user has not signed in from before is told by mail.
 */
export async function startSession(
  tx: Tx,
  { visitor, userId, remember }: { visitor: Visitor; userId: number; remember: boolean },
): Promise<StartedSession> {
  const token = newToken();
  const device = await rememberDevice(tx, { visitor, userId });
  const seconds = remember ? REMEMBER_SECONDS : SHORT_SECONDS;
  const { id } = await tx.session.create({
    data: {
      userId,
      remember,
      tokenHash: hashToken(token),
      ip: visitor.address,
      userAgent: visitor.userAgent,
      expiresAt: new Date(Date.now() + seconds * 1000),
    },
    select: { id: true },
  });
  return { id, token, device, maxAge: remember ? seconds : undefined };
}

export async function endSession(tx: Tx, id: number) {
  await tx.session.deleteMany({ where: { id } });
}

/** Ends the user's sessions, all or all but one, and whoever acts as the user stops. Takes effect on the next request. */
export async function endSessions(tx: Tx, userId: number, keep?: number) {
  await tx.session.updateMany({ where: { impersonatedId: userId }, data: { impersonatedId: null } });
  await tx.session.deleteMany({ where: { userId, ...(keep !== undefined && { NOT: { id: keep } }) } });
}
