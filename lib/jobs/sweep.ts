import { DEVICE_DAYS } from "@/lib/auth/devices";
import { LIVE } from "@/lib/auth/sessions";
import { pool } from "@/lib/db/db";
import { END_LAPSED_IMPERSONATIONS } from "@/lib/impersonation/lapsed";

const EXPIRED = [
  END_LAPSED_IMPERSONATIONS,
  `DELETE FROM "Session" s WHERE NOT (${LIVE})`,
  `DELETE FROM "OneTimeCode" WHERE "expiresAt" < now()`,
  `DELETE FROM "LoginChallenge" WHERE "expiresAt" < now()`,
  `DELETE FROM "SocialLogin" WHERE "expiresAt" < now()`,
  `DELETE FROM "EmailChange" WHERE "expiresAt" < now()`,
  `DELETE FROM "KnownDevice" WHERE "lastSeenAt" < now() - interval '${DEVICE_DAYS} days'`,
  // Milliseconds; null never expires.
  "DELETE FROM rate_limits WHERE expire < extract(epoch FROM now()) * 1000",
];

/** Deletes what has expired and is of no use to anybody; each statement by itself, so that none holds the database for long. */
export async function sweepExpired(): Promise<void> {
  for (const statement of EXPIRED) await pool().query(statement);
}
