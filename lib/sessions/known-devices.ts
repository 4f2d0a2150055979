import "server-only";
import { hashToken, newToken } from "@/lib/crypto/token";
import type { Tx } from "@/lib/db/db";
import { hostCookieName } from "@/lib/http/cookies";
import type { Visitor } from "@/lib/http/visitor";

export const deviceCookieName = () => hostCookieName("device");
/** The longest time that browsers keep a cookie. Each login renews the cookie. */
export const DEVICE_DAYS = 400;
export const DEVICE_SECONDS = DEVICE_DAYS * 86_400;
/** The number of browsers that are remembered per user. The least recently seen is forgotten first. */
const DEVICES_MAX = 50;
/** A user gets at most this many notices of new devices per hour: a client without cookies is new at each login. */
const NOTICES_PER_HOUR = 5;

/** Jobs about new devices start later, one after another, so that many logins at once do not slow down other calls. */
const NOTICE_DELAY_SECONDS = 3;

type Login = { visitor: Visitor; userId: number };
/** The parameters of a statement, such as `$2`: the hash of the browser's token, the address and the user agent. */
type DeviceParameters = { hash: string; ip: string; userAgent: string };

/**
 * Returns SQL: common table expressions (CTEs) that remember the user's browser. They must follow a CTE `owner` that
 * selects the user's id. If the browser is new, but not the account's first, they add a job that tells the user. The
 * CTE `seen` returns the user's id. The statement must read from the CTE `job`, because otherwise Postgres skips it.
 */
export const rememberDeviceSql = ({ hash, ip, userAgent }: DeviceParameters) => `
  before AS (
    SELECT count(*) AS others, count(*) FILTER (WHERE k."createdAt" > now() - interval '1 hour') AS recent
    FROM "KnownDevice" k JOIN owner ON owner.id = k."userId"
  ), seen AS (
    INSERT INTO "KnownDevice" ("userId", hash) SELECT id, ${hash} FROM owner
    ON CONFLICT ("userId", hash) DO UPDATE SET "lastSeenAt" = now()
    RETURNING "userId" AS id, xmax::text = '0' AS "isNew"
  ), trimmed AS (
    DELETE FROM "KnownDevice" WHERE id IN (
      SELECT k.id FROM "KnownDevice" k JOIN seen ON seen.id = k."userId" AND seen."isNew"
      ORDER BY k."lastSeenAt" DESC, k.id DESC OFFSET ${DEVICES_MAX - 1})
  ), job AS (
    SELECT graphile_worker.add_job('tell-new-device',
      json_build_object('user', seen.id, 'ip', ${ip}::text, 'userAgent', ${userAgent}::text, 'at', now()),
      queue_name => 'new-devices', run_at => now() + interval '${NOTICE_DELAY_SECONDS} seconds')
    FROM seen, before WHERE seen."isNew" AND before.others > 0 AND before.recent < ${NOTICES_PER_HOUR}
  )`;

/**
 * Remembers the browser that logs in. If the browser is new, but not the account's first, adds a job that tells the
 * user. Demo accounts are shared, so no browser is remembered for them. Returns the token for the browser's cookie.
 */
export async function rememberDevice(tx: Tx, { visitor, userId }: Login): Promise<string> {
  const token = deviceTokenOf(visitor) ?? newToken();
  await tx.$queryRawUnsafe(REMEMBER, userId, hashToken(token), visitor.address, visitor.userAgent);
  return token;
}

const REMEMBER = `WITH owner AS (SELECT id FROM "User" WHERE id = $1 AND NOT "isDemo"),
  ${rememberDeviceSql({ hash: "$2", ip: "$3", userAgent: "$4" })}
  SELECT count(*) FROM job`;

/** Returns the token that identifies the browser, from its cookie. Null if the browser has no valid token. */
export function deviceTokenOf({ cookie }: Visitor): string | null {
  const token = cookie(deviceCookieName());
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}
