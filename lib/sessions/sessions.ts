import "server-only";
import { deleteAccessToken } from "@/lib/access-tokens/access-tokens";
import type { UserActor } from "@/lib/actor/actor";
import { db, type Tx } from "@/lib/db/db";
import { pool } from "@/lib/db/pool";
import { notFound } from "@/lib/errors";
import { createPlaceFinder, type Place } from "@/lib/origins/places";
import { deviceOf } from "@/lib/origins/user-agent";
import { requireIdentityProof } from "@/lib/password-confirmation/password-confirmation";
import type { IdentityProof } from "@/lib/password-confirmation/schema";
import { recordOwnEvent } from "@/lib/security-events/record";
import { IS_LIVE } from "@/lib/sessions/find-session";
import { endSession, endSessions, SESSIONS_MAX } from "@/lib/sessions/live-sessions";
import type { SessionJson, SessionOrTokenRef } from "@/lib/sessions/schema";

/** The user's own sessions and API tokens. Users of a shared demo account see only their current session. */
export async function listSessions({ id: userId, user, session, token }: UserActor, language: string) {
  return listSessionsOf({ userId, sessionId: session?.id, tokenId: token?.id, isShared: user.isDemo }, language);
}

/**
 * The user, and the current session or token. If `isShared`, only the current session is found. A shared account has no
 * API tokens.
 */
type SessionFilter = {
  userId: number;
  sessionId: number | undefined;
  tokenId: number | undefined;
  isShared?: boolean;
};

/** A user's live sessions, and the valid API tokens that have been used, most recently active first. */
export async function listSessionsOf(filter: SessionFilter, language: string): Promise<SessionJson[]> {
  const [sessions, tokens, placeOf] = await Promise.all([
    findSessions(filter),
    findTokens(filter),
    createPlaceFinder(language),
  ]);
  // the current session or token is active now, but its last activity is saved at most once a minute
  const now = new Date();
  return [...sessions, ...tokens]
    .map((row) => (row.isCurrent ? { ...row, lastActiveAt: now } : row))
    .toSorted((a, b) => b.lastActiveAt.getTime() - a.lastActiveAt.getTime())
    .map((row) => sessionJson(row, placeOf(row.ip)));
}

/** Ends a session or revokes an API token of the user. Throws a 404 if it belongs to someone else. */
export async function endOneSession(actor: UserActor, { isToken, id }: SessionOrTokenRef): Promise<void> {
  if (isToken) return deleteAccessToken(actor, id);
  const isEnded = await db.$transaction((tx) => endSession(tx, { id, userId: actor.id }));
  if (!isEnded) throw notFound("Session");
}

/**
 * Ends all other sessions, and logins that wait for a second factor. Requires the password, or an emailed code if
 * the user has none. API tokens keep working.
 */
export async function endOtherSessions(actor: UserActor, proof: IdentityProof): Promise<void> {
  await requireIdentityProof(actor, proof);
  await db.$transaction((tx) => endSessionsExceptOwn(tx, actor));
}

/** Ends all sessions of the actor except the one of this call, and logins that wait for a second factor. */
export async function endSessionsExceptOwn(tx: Tx, actor: UserActor): Promise<void> {
  // wait for a login that is being finished and holds this lock, so that its session is ended too
  await tx.$queryRaw`SELECT 1 AS locked FROM "User" WHERE id = ${actor.id} FOR UPDATE`;
  await endSessions(tx, actor.id, actor.session?.id);
  await tx.loginChallenge.deleteMany({ where: { userId: actor.id } });
  await recordOwnEvent(tx, actor, "sessions_ended");
}

type Row = {
  id: string;
  ip: string | null;
  userAgent: string | null;
  lastActiveAt: Date;
  tokenName: string | null;
  isCurrent: boolean;
};

function sessionJson(
  { id, ip, userAgent, lastActiveAt, tokenName, isCurrent }: Row,
  { city, country }: Place,
): SessionJson {
  return {
    id,
    ...deviceOf(userAgent),
    city,
    country,
    ip_address: ip,
    token: tokenName !== null,
    token_name: tokenName,
    last_active: lastActiveAt.toISOString(),
    is_current_device: isCurrent,
  };
}

async function findSessions({ userId, sessionId, isShared = false }: SessionFilter): Promise<Row[]> {
  const { rows } = await pool().query<{ id: number; ip: string; userAgent: string; lastActiveAt: Date }>(
    `SELECT s.id, s.ip, s."userAgent", s."lastActiveAt" FROM "Session" s
     WHERE s."userId" = $1 AND ${IS_LIVE} AND (NOT $2 OR s.id = $3) ORDER BY s."lastActiveAt" DESC, s.id DESC LIMIT ${SESSIONS_MAX}`,
    [userId, isShared, sessionId ?? null],
  );
  return rows.map(({ id, ...row }) => ({ ...row, id: String(id), tokenName: null, isCurrent: id === sessionId }));
}

async function findTokens({ userId, tokenId }: SessionFilter): Promise<Row[]> {
  const rows = await db.accessToken.findMany({
    where: { userId, lastUsedAt: { not: null }, OR: [{ expiresAt: null }, { expiresAt: { gt: new Date() } }] },
    select: { id: true, name: true, lastUsedAt: true, lastIp: true, lastUserAgent: true, createdAt: true },
    orderBy: { lastUsedAt: "desc" },
    take: SESSIONS_MAX,
  });
  return rows.map(({ id, name, lastUsedAt, lastIp, lastUserAgent, createdAt }) => ({
    id: `token-${id}`,
    ip: lastIp,
    userAgent: lastUserAgent,
    lastActiveAt: lastUsedAt ?? createdAt,
    tokenName: name,
    isCurrent: id === tokenId,
  }));
}
