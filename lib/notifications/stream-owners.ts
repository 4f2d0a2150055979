import "server-only";
import { NOT_BANNED } from "@/lib/actor/account-row";
import { pool } from "@/lib/db/pool";
import type { Stream } from "@/lib/notifications/stream-types";
import { IS_LIVE } from "@/lib/sessions/find-session";

/** While an admin acts as another user, the admin's session counts as that user's. */
const SESSIONS = `
  SELECT s.id, CASE WHEN s."impersonatedUntil" > now() THEN coalesce(s."impersonatedId", s."userId") ELSE s."userId" END AS "userId"
  FROM "Session" s JOIN "User" u ON u.id = s."userId" WHERE s.id = ANY($1) AND ${IS_LIVE} AND ${NOT_BANNED}`;
const TOKENS = `
  SELECT a.id, a."userId" FROM "AccessToken" a JOIN "User" u ON u.id = a."userId"
  WHERE a.id = ANY($1) AND coalesce(a."expiresAt" > now(), true) AND ${NOT_BANNED}`;

/** Returns the streams that may no longer read their user's notices. */
export async function findEndedStreams(streams: readonly Stream[]): Promise<Stream[]> {
  const [sessions, tokens] = await Promise.all([
    findOwners(SESSIONS, streams.map(({ owner }) => owner.sessionId).filter(isId)),
    findOwners(TOKENS, streams.map(({ owner }) => owner.tokenId).filter(isId)),
  ]);
  return streams.filter(({ owner: { userId, sessionId, tokenId } }) =>
    sessionId === null ? tokens.get(tokenId ?? 0) !== userId : sessions.get(sessionId) !== userId,
  );
}

const isId = (id: number | null): id is number => id !== null;

async function findOwners(query: string, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map();
  const { rows } = await pool().query<{ id: number; userId: number }>(query, [ids]);
  return new Map(rows.map(({ id, userId }) => [id, userId]));
}
