import { GET as GET_MENUS } from "@/app/api/v1/menus/route";
import { call } from "./api";
import { resetRateLimits } from "./reset-rate-limits";

const CALLS = 40;

async function measureMs(act: () => Promise<{ status: number } | undefined>): Promise<number> {
  const start = performance.now();
  const response = await act();
  const durationMs = performance.now() - start;
  expect(response?.status ?? 200).toBe(200);
  return durationMs;
}

/**
 * Returns the time of a call, divided by the time for listing the menus, which does not depend on the amount of data.
 * The two calls alternate, so that load on the machine slows both. Only the fastest of many calls counts, because load
 * hardly affects it. `prepare` runs before each call and is not measured.
 */
export async function measureRelativeTime(
  session: string,
  act: () => Promise<{ status: number } | undefined>,
  prepare = async () => {},
): Promise<number> {
  resetRateLimits(); // resets the general rate limit
  const times: number[] = [];
  const menus: number[] = [];
  for (let turn = 0; turn < CALLS; turn += 1) {
    await prepare();
    times.push(await measureMs(act));
    menus.push(await measureMs(() => call(GET_MENUS, { session })));
  }
  return Math.min(...times) / Math.min(...menus);
}

/** Calls `measure` for each name, one after the other. */
export async function measureEach(
  names: readonly string[],
  measure: (name: string) => Promise<number>,
): Promise<Record<string, number>> {
  const times: Record<string, number> = {};
  for (const name of names) times[name] = await measure(name);
  return times;
}

const TRIES = 3;

/**
 * Measures each call again, now that there are many rows, and compares the time with that for few rows. A busy machine
 * can make one measurement too long, so a call whose ratio is above `maxRatio` is measured again, and the shortest time
 * counts. Returns one result per name.
 */
export async function compareTimes(
  few: Record<string, number>,
  { measure, maxRatio }: { measure: (name: string) => Promise<number>; maxRatio: number },
) {
  const rows: { name: string; few: string; many: string; ratio: number }[] = [];
  for (const [name, fewTime] of Object.entries(few)) {
    let many = await measure(name);
    for (let tries = 1; tries < TRIES && many / fewTime > maxRatio; tries += 1)
      many = Math.min(many, await measure(name));
    rows.push({ name, few: fewTime.toFixed(2), many: many.toFixed(2), ratio: Number((many / fewTime).toFixed(2)) });
  }
  return rows;
}

/** The first page of a long list may take at most twice as long as the first page of a short list. */
export const LIST_GROWTH_MAX = 2;

/**
 * Measures each call with few rows, and again after `fill` has added many. Prints the times and returns the calls that
 * take more than twice as long as before.
 */
export async function findSlowedCalls(
  session: string,
  calls: Record<string, () => Promise<{ status: number } | undefined>>,
  fill: () => Promise<void>,
) {
  const measure = (name: string) => measureRelativeTime(session, calls[name] as (typeof calls)[string]);
  const measureAll = () => measureEach(Object.keys(calls), measure);
  await measureAll(); // warms up
  const few = await measureAll();
  await fill();

  const rows = await compareTimes(few, { measure, maxRatio: LIST_GROWTH_MAX });
  process.stdout.write(`${rows.map((row) => JSON.stringify(row)).join("\n")}\n`);
  return rows.filter(({ ratio }) => ratio > LIST_GROWTH_MAX);
}
