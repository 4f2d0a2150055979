import "server-only";
import { AsyncResource } from "node:async_hooks";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db/pool";
import { tooManyRequests } from "@/lib/errors";
import { processState } from "@/lib/process-state.mjs";

/** The limiters by the name of their rule. */
export type Limiters = { memory: Map<string, RateLimiterMemory>; shared: Map<string, RateLimiterPostgres> };

const limiters = processState("limits", (): Limiters => ({ memory: new Map(), shared: new Map() }));

/** Allows `points` calls in `seconds`. */
export type Rule = { name: string; points: number; seconds: number };

function sharedLimiter({ name, points, seconds }: Rule): RateLimiterPostgres {
  const existing = limiters.shared.get(name);
  if (existing) return existing;
  const limiter = new RateLimiterPostgres({
    storeClient: pool(),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false, // a scheduled job deletes expired rows
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limiters.shared.set(name, limiter);
  return limiter;
}

async function consume(limiter: { consume(key: string): Promise<unknown> }, key: string) {
  try {
    await limiter.consume(key);
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes) throw tooManyRequests(refusal.msBeforeNext / 1000);
    throw refusal;
  }
}

/** Counts one call under `key` in the database, for all instances. Throws 429 with `Retry-After` above the limit. */
export const limitShared = (rule: Rule, key: string) => consume(sharedLimiter(rule), key);

/**
 * Like `limitShared`, but under two rules. A call that the hourly rule refuses does not count towards the minute.
 * Otherwise the next call would be told to wait for the minute only.
 */
export async function limitSharedPerMinuteAndHour(perMinute: Rule, perHour: Rule, key: string): Promise<void> {
  const seconds = await readSecondsBlocked(perHour, key);
  if (seconds > 0) throw tooManyRequests(seconds);
  await limitShared(perMinute, key);
  await limitShared(perHour, key);
}

/**
 * The context in which limiters set their timers. A timer that is set inside a request would keep all data of the
 * request in memory until it fires.
 */
const noRequest = new AsyncResource("plinth.limits");

/** Like `limitShared`, but counts only in this instance's memory, for hot paths. */
export function limitInMemory(rule: Rule, key: string): Promise<void> {
  const existing = limiters.memory.get(rule.name);
  const limiter =
    existing ?? new RateLimiterMemory({ keyPrefix: rule.name, points: rule.points, duration: rule.seconds });
  if (!existing) limiters.memory.set(rule.name, limiter);
  return noRequest.runInAsyncScope(() => consume(limiter, key));
}

/** Returns the seconds until the rule allows `key` again, or 0 if `key` is allowed now. Does not count a call. */
export async function readSecondsBlocked(rule: Rule, key: string): Promise<number> {
  const current = await sharedLimiter(rule).get(key);
  return current && current.consumedPoints >= rule.points ? current.msBeforeNext / 1000 : 0;
}

/** Adds a point, even above the limit. Returns the new number of points. */
export async function addPoint(rule: Rule, key: string): Promise<number> {
  return (await sharedLimiter(rule).penalty(key, 1)).consumedPoints;
}

/** Subtracts a point, unless the count would fall below `floor` or has expired in the meantime. */
export async function subtractPoint({ name }: Rule, key: string, floor: number): Promise<void> {
  await pool().query("UPDATE rate_limits SET points = points - 1 WHERE key = $1 AND points > $2 AND expire > $3", [
    `${name}:${key}`,
    floor,
    Date.now(),
  ]);
}

type CountingSql = { key: string; now: string; from: string };

/**
 * SQL that counts calls exactly as the library does, for the `WITH` clause of a larger statement. It counts one call
 * for each row of `from`, under the value of the SQL expression `key`. `now` is the SQL parameter, such as `$1`, that
 * holds the time in ms. The SQL returns `points` and `expire`.
 */
export const countingSql = ({ name, seconds }: Rule, { key, now, from }: CountingSql) => `
  INSERT INTO rate_limits (key, points, expire) SELECT '${name}:' || ${key}, 1, ${now}::bigint + ${seconds * 1000} FROM ${from}
  ON CONFLICT (key) DO UPDATE SET
    points = CASE WHEN rate_limits.expire <= ${now} THEN 1 ELSE rate_limits.points + 1 END,
    expire = CASE WHEN rate_limits.expire <= ${now} THEN excluded.expire ELSE rate_limits.expire END
  RETURNING points, expire`;

/** SQL that selects the time at which `key` is allowed again (`expire`). Selects no row if `key` is allowed now. */
export const blockedSql = ({ name, points }: Rule, { key, now, from }: CountingSql) => `
  SELECT expire FROM rate_limits, ${from}
  WHERE rate_limits.key = '${name}:' || ${key} AND points >= ${points} AND expire > ${now}`;

/**
 * Select this column in a statement that is not in a transaction. The statement then commits without waiting for the
 * disk. Counts need not survive a crash of the database.
 */
export const ASYNC_COMMIT = "set_config('synchronous_commit', 'off', true)";

/**
 * Returns the error for a call that is allowed again at `expire`: a time in ms, as the string that Postgres returns for
 * a bigint.
 */
export const tooManyUntil = (expire: string) => tooManyRequests((Number(expire) - Date.now()) / 1000);

/** Blocks `key` under the rule for some seconds. */
export const block = (rule: Rule, key: string, seconds: number) => sharedLimiter(rule).block(key, seconds);

/** The keys of the rows in "rate_limits" for `key` under these rules. */
export const rowKeys = (rules: readonly Rule[], key: string): string[] => rules.map(({ name }) => `${name}:${key}`);

/** Removes the counts of `key` under these rules. */
export async function deleteCounts(rules: readonly Rule[], key: string): Promise<void> {
  await pool().query(
    `WITH forgotten AS (DELETE FROM rate_limits WHERE key = ANY($1) RETURNING key) SELECT ${ASYNC_COMMIT} FROM forgotten`,
    [rowKeys(rules, key)],
  );
}
