import { setTimeout as delay } from "node:timers/promises";

/** Waits until `check` returns a truthy value. Returns that value. */
export async function until<T>(
  check: () => T | Promise<T>,
  { what = String(check), timeoutMs = 30_000, everyMs = 10 } = {},
): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const value = await check();
    if (value) return value;
    await delay(everyMs);
  }
  throw new Error(`Still not true after ${timeoutMs} ms: ${what}`);
}
