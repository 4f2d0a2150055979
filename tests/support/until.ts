import { setTimeout as delay } from "node:timers/promises";

/** Waits until `look` returns a truthy value, and returns it. */
export async function until<T>(
  look: () => T | Promise<T>,
  { what = String(look), timeoutMs = 30_000 } = {},
): Promise<NonNullable<T>> {
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    const seen = await look();
    if (seen) return seen;
    await delay(10);
  }
  throw new Error(`Still not true after ${timeoutMs} ms: ${what}`);
}
