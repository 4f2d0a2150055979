import "server-only";
import { AsyncResource } from "node:async_hooks";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { pool } from "@/lib/db/db";
import { tooManyRequests } from "@/lib/errors";

const KEY = Symbol.for("plinth.limits");
type Limits = { memory: Map<string, RateLimiterMemory>; shared: Map<string, RateLimiterPostgres> };
const state = globalThis as { [KEY]?: Limits };

function limits(): Limits {
  state[KEY] ??= { memory: new Map(), shared: new Map() };
  return state[KEY];
}

/** So many calls in so many seconds. */
export type Rule = { name: string; points: number; seconds: number };

function shared({ name, points, seconds }: Rule): RateLimiterPostgres {
  const known = limits().shared.get(name);
  if (known) return known;
  const limiter = new RateLimiterPostgres({
    storeClient: pool(),
    storeType: "pool",
    tableName: "rate_limits",
    tableCreated: true,
    clearExpiredByTimeout: false, // a scheduled job sweeps
    keyPrefix: name,
    points,
    duration: seconds,
  });
  limits().shared.set(name, limiter);
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

/** Counts one call under `key` in the shared store, across instances; throws 429 with `Retry-After` when there were too many. */
export const limitShared = (rule: Rule, key: string) => consume(shared(rule), key);

/** A timer keeps all that belongs to the request it was set in: a minute of each address's last request would lie in memory. */
const noRequest = new AsyncResource("plinth.limits");

/** Counts in this instance's memory only: for limits that a hot path pays. */
export function limitHere(rule: Rule, key: string): Promise<void> {
  const known = limits().memory.get(rule.name);
  const limiter = known ?? new RateLimiterMemory({ keyPrefix: rule.name, points: rule.points, duration: rule.seconds });
  if (!known) limits().memory.set(rule.name, limiter);
  return noRequest.runInAsyncScope(() => consume(limiter, key));
}

/** Seconds until `key` may go on under the rule, 0 when it may. Counts nothing. */
export async function secondsBlocked(rule: Rule, key: string): Promise<number> {
  const known = await shared(rule).get(key);
  return known && known.consumedPoints >= rule.points ? known.msBeforeNext / 1000 : 0;
}

/** Adds a point without refusing; answers with how many there are now. */
export async function count(rule: Rule, key: string): Promise<number> {
  return (await shared(rule).penalty(key, 1)).consumedPoints;
}

/** Refuses `key` under the rule for so many seconds. */
export const block = (rule: Rule, key: string, seconds: number) => shared(rule).block(key, seconds);

export const forget = (rule: Rule, key: string) => shared(rule).delete(key);
