import "server-only";
import { ACCOUNT_COLUMNS, type AccountRow, accountOf, NOT_BANNED } from "@/lib/auth/account-row";
import type { Account, RoleRow, SessionRef } from "@/lib/auth/actor";
import { hashToken, newToken } from "@/lib/auth/token";
import { pool, type Tx } from "@/lib/db/db";
import { clientAddress } from "@/lib/http/client-address";
import type { Grant } from "@/lib/permissions/permissions";

const DAY_SECONDS = 86_400;
export const REMEMBER_SECONDS = 30 * DAY_SECONDS;
const SHORT_SECONDS = DAY_SECONDS;
const IDLE = "2 hours";
const TOUCH_MS = 60_000;
const USER_AGENT_CHARS = 500;

type Found = { account: Account; roles: RoleRow[]; grants: Grant[]; session: SessionRef };
type Row = AccountRow & SessionRef & { lastActiveAt: Date };

const FIND = {
  name: "find-session",
  text: `SELECT s.id, s.remember, s."passwordConfirmedAt", s."lastActiveAt", ${ACCOUNT_COLUMNS}
    FROM "Session" s JOIN "User" u ON u.id = s."userId"
    WHERE s."tokenHash" = $1 AND s."expiresAt" > now() AND (s.remember OR s."lastActiveAt" > now() - interval '${IDLE}') AND ${NOT_BANNED}`,
};

/** The live session behind a cookie's token with its user, roles and grants, in one query; null when it ended. */
export async function findSession(token: string): Promise<Found | null> {
  const { rows } = await pool().query<Row>({ ...FIND, values: [hashToken(token)] });
  const [row] = rows;
  if (!row) return null;
  if (Date.now() - row.lastActiveAt.getTime() > TOUCH_MS) await touch(row.id);
  return {
    ...accountOf(row),
    session: { id: row.id, remember: row.remember, passwordConfirmedAt: row.passwordConfirmedAt },
  };
}

const touch = (id: number) => pool().query(`UPDATE "Session" SET "lastActiveAt" = now() WHERE id = $1`, [id]);

/** What a browser needs to stay signed in: the cookie's token, and its age in seconds if it shall outlive the browser. */
export type StartedSession = { id: number; token: string; maxAge: number | undefined };

/** Makes a session for the sender of this request: 30 days when remembered, else 24 hours and 2 hours idle. */
export async function startSession(
  tx: Tx,
  { request, userId, remember }: { request: Request; userId: number; remember: boolean },
): Promise<StartedSession> {
  const token = newToken();
  const seconds = remember ? REMEMBER_SECONDS : SHORT_SECONDS;
  const { id } = await tx.session.create({
    data: {
      userId,
      remember,
      tokenHash: hashToken(token),
      ip: clientAddress(request),
      userAgent: (request.headers.get("user-agent") ?? "").slice(0, USER_AGENT_CHARS),
      expiresAt: new Date(Date.now() + seconds * 1000),
    },
    select: { id: true },
  });
  return { id, token, maxAge: remember ? seconds : undefined };
}

export async function endSession(tx: Tx, id: number) {
  await tx.session.deleteMany({ where: { id } });
}

/** Ends the user's sessions, all or all but one. Takes effect on their next request. */
export async function endSessions(tx: Tx, userId: number, keep?: number) {
  await tx.session.deleteMany({ where: { userId, ...(keep !== undefined && { NOT: { id: keep } }) } });
}
