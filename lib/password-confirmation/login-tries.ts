import "server-only";
import { hashToken } from "@/lib/crypto/token";
import { pool } from "@/lib/db/pool";
import { ASYNC_COMMIT, blockedSql, countingSql, tooManyUntil } from "@/lib/http/rate-limit";
import type { Visitor } from "@/lib/http/visitor";
import { type CountedTry, DELAY, LOGIN_FAILURES } from "@/lib/password-confirmation/login-failures";

/**
 * Limits tries per email address and network. Browsers that have logged in to the account before are counted
 * separately.
 */
const TRIES_PER_MINUTE = { name: "login", points: 5, seconds: 60 };

type Account = { id: number; passwordHash: string | null; bannedAt: Date | null; bannedUntil: Date | null };
type LoginTry = { countedTry: CountedTry; account: Account | null };

type Row = Account & {
  key: string;
  tries: number;
  triesExpire: string;
  delayExpire: string | null;
  failures: number;
};

// $1 the email address, $2 the network, $3 the hash of the browser's device token, $4 the time in ms
const COUNT = {
  name: "count-login-try",
  text: `WITH guesser AS MATERIALIZED (
    SELECT CASE WHEN EXISTS (
      SELECT FROM "KnownDevice" k JOIN "User" u ON u.id = k."userId" WHERE u.email = $1 AND k.hash = $3
    ) THEN 'known-device' ELSE 'stranger' END AS kind
  ), named AS MATERIALIZED (
    SELECT kind, CASE kind WHEN 'stranger' THEN $1::text ELSE kind || '|' || $1 END AS guesser_key FROM guesser
  ), tried AS (
    ${countingSql(TRIES_PER_MINUTE, { key: "$1 || '|' || $2 || '|' || kind", now: "$4", from: "named" })}
  ), delay AS (
    ${blockedSql(DELAY, { key: "guesser_key", now: "$4", from: "named" })}
  ), failed AS (
    ${countingSql(LOGIN_FAILURES, {
      key: "guesser_key",
      now: "$4",
      from: `named, tried WHERE tried.points <= ${TRIES_PER_MINUTE.points} AND NOT EXISTS (SELECT FROM delay)`,
    })}
  )
  SELECT guesser_key AS key, tried.points AS tries, tried.expire AS "triesExpire",
    (SELECT expire FROM delay) AS "delayExpire",
    (SELECT points FROM failed) AS failures, u.id, u."passwordHash", u."bannedAt", u."bannedUntil", ${ASYNC_COMMIT}
  FROM named CROSS JOIN tried LEFT JOIN "User" u ON u.email = $1`,
};

/**
 * Counts a login attempt in one statement, before the password is checked, and finds the account. Throws 429 after five
 * tries in a minute, and while a try has to wait after too many failures.
 */
export async function countLoginTry(
  email: string,
  { network }: Pick<Visitor, "network">,
  deviceToken: string | null,
): Promise<LoginTry> {
  const values = [email, network, deviceToken === null ? null : hashToken(deviceToken), Date.now()];
  const { rows } = await pool().query<Row>({ ...COUNT, values });
  const { key, tries, triesExpire, delayExpire, failures, ...account } = rows[0] as Row;
  if (tries > TRIES_PER_MINUTE.points) throw tooManyUntil(triesExpire);
  if (delayExpire !== null) throw tooManyUntil(delayExpire);
  return { countedTry: { key, failures }, account: account.id === null ? null : account };
}
