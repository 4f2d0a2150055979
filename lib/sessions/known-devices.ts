import "server-only";
import { hashToken, newToken } from "@/lib/crypto/token";
import type { Tx } from "@/lib/db/db";
import { clientAddress, userAgentOf } from "@/lib/http/client-address";
import { readCookie, setCookie } from "@/lib/http/cookies";
import { enqueue } from "@/lib/jobs/enqueue";

const DEVICE_COOKIE = "device";
/** The longest that browsers keep a cookie; each sign-in begins it anew. */
export const DEVICE_DAYS = 400;
const DEVICE_SECONDS = DEVICE_DAYS * 86_400;
/** So many browsers are remembered for a user, those seen last. */
const DEVICES_MAX = 50;
/** A program that keeps no cookies is a new device each time: its owner is told this often an hour. */
const TOLD_PER_HOUR = 5;

type SignIn = { request: Request; userId: number };
type Met = { isNew: boolean; others: number; recent: number };

/** The Set-Cookie line by which a browser is known again: no script reads it, and it opens nothing. */
export const deviceCookie = (token: string) =>
  setCookie(DEVICE_COOKIE, token, { maxAge: DEVICE_SECONDS, httpOnly: true });

/**
 * Remembers the browser that signs in, and has its user told by mail if it is new to them. The first one of all is not told: it comes with the
 * account. A demo account has everybody's devices, so none is remembered. Answers with the token for the browser's cookie.
 */
export async function meetDevice(tx: Tx, { request, userId }: SignIn): Promise<string> {
  const token = deviceTokenOf(request) ?? newToken();
  const [met] = await tx.$queryRaw<Met[]>`
    WITH before AS (
      SELECT count(*)::int AS others, (count(*) FILTER (WHERE "createdAt" > now() - interval '1 hour'))::int AS recent
      FROM "KnownDevice" WHERE "userId" = ${userId}
    )
    INSERT INTO "KnownDevice" ("userId", hash) SELECT id, ${hashToken(token)} FROM "User" WHERE id = ${userId} AND NOT "isDemo"
    ON CONFLICT ("userId", hash) DO UPDATE SET "lastSeenAt" = now()
    RETURNING xmax::text = '0' AS "isNew", (SELECT others FROM before), (SELECT recent FROM before)`;
  if (!met?.isNew) return token;
  if (met.others >= DEVICES_MAX) await forgetOldest(tx, userId);
  if (met.others > 0 && met.recent < TOLD_PER_HOUR) await tell(tx, { request, userId });
  return token;
}

function deviceTokenOf({ headers }: Request): string | null {
  const token = readCookie(headers.get("cookie"), DEVICE_COOKIE);
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

function forgetOldest(tx: Tx, userId: number) {
  return tx.$executeRaw`
    DELETE FROM "KnownDevice" WHERE "userId" = ${userId} AND id NOT IN (
      SELECT id FROM "KnownDevice" WHERE "userId" = ${userId} ORDER BY "lastSeenAt" DESC, id DESC LIMIT ${DEVICES_MAX})`;
}

/** By a job, because a mail's words are read from the database, which a transaction must not wait for. */
function tell(tx: Tx, { request, userId }: SignIn) {
  const signIn = { ip: clientAddress(request), userAgent: userAgentOf(request), at: new Date().toISOString() };
  return enqueue(tx, "tell-new-device", { user: userId, ...signIn });
}
