import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { hashToken, newToken } from "@/lib/crypto/token";
import { db, type Tx } from "@/lib/db/db";
import { notFound } from "@/lib/errors";
import { hostCookie } from "@/lib/http/cookies";
import type { Visitor } from "@/lib/http/visitor";
import { enqueue } from "@/lib/jobs/enqueue";
import { notify } from "@/lib/notices/notify";
import { deviceOf } from "@/lib/origins/user-agent";
import { newDeviceNotice } from "@/lib/sessions/notices";

export const deviceCookieName = () => hostCookie("device");
/** The longest time that browsers keep a cookie. Each login renews it. */
export const DEVICE_DAYS = 400;
export const DEVICE_SECONDS = DEVICE_DAYS * 86_400;
/** The number of browsers that are remembered per user. The least recently seen is forgotten first. */
const DEVICES_MAX = 50;
/** A client without cookies is a new device at each login. This limits the emails about new devices per hour. */
const NOTICES_PER_HOUR = 5;

type Login = { visitor: Visitor; userId: number };
/** `others`: how many browsers the user had before this login. `recent`: how many of those are at most an hour old. */
type DeviceRow = { isNew: boolean; others: number; recent: number };

/**
 * Remembers the browser that logs in, and emails the user if it is new, unless it is the account's first. Demo accounts
 * are shared, so no browser is remembered for them. Returns the token for the browser's cookie.
 */
export async function rememberDevice(tx: Tx, { visitor, userId }: Login): Promise<string> {
  const token = deviceTokenOf(visitor) ?? newToken();
  const [device] = await tx.$queryRaw<DeviceRow[]>`
    WITH before AS (
      SELECT count(*)::int AS others, (count(*) FILTER (WHERE "createdAt" > now() - interval '1 hour'))::int AS recent
      FROM "KnownDevice" WHERE "userId" = ${userId}
    )
    INSERT INTO "KnownDevice" ("userId", hash) SELECT id, ${hashToken(token)} FROM "User" WHERE id = ${userId} AND NOT "isDemo"
    ON CONFLICT ("userId", hash) DO UPDATE SET "lastSeenAt" = now()
    RETURNING xmax::text = '0' AS "isNew", (SELECT others FROM before), (SELECT recent FROM before)`;
  if (!device?.isNew) return token;
  if (device.others >= DEVICES_MAX) await forgetOldest(tx, userId);
  if (device.others > 0 && device.recent < NOTICES_PER_HOUR) await tellNewDevice(tx, { visitor, userId });
  return token;
}

/** Returns the token that identifies the browser, from its cookie. */
export function deviceTokenOf({ cookie }: Visitor): string | null {
  const token = cookie(deviceCookieName());
  return token && /^[\w-]{43}$/.test(token) ? token : null;
}

/** Forgets one of the user's browsers. Throws a 404 if it belongs to someone else. */
export async function forgetDevice({ id: userId }: UserActor, id: number): Promise<void> {
  const { count } = await db.knownDevice.deleteMany({ where: { id, userId } });
  if (count === 0) throw notFound("Browser");
}

function forgetOldest(tx: Tx, userId: number) {
  return tx.$executeRaw`
    DELETE FROM "KnownDevice" WHERE "userId" = ${userId} AND id NOT IN (
      SELECT id FROM "KnownDevice" WHERE "userId" = ${userId} ORDER BY "lastSeenAt" DESC, id DESC LIMIT ${DEVICES_MAX})`;
}

/** Leaves the email to a job, because preparing it reads from the database outside the transaction. */
async function tellNewDevice(tx: Tx, { visitor, userId }: Login): Promise<void> {
  const { address, userAgent } = visitor;
  await notify(tx, [userId], newDeviceNotice.with({ ...deviceOf(userAgent), address }));
  await enqueue(tx, "tell-new-device", { user: userId, ip: address, userAgent, at: new Date().toISOString() });
}
