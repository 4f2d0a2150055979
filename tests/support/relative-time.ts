import { GET as GET_MENUS } from "@/app/api/v1/menus/route";
import { call } from "./api";
import { forgetCounts } from "./counts";

const CALLS = 40;

async function measureMs(act: () => Promise<{ status: number } | undefined>): Promise<number> {
  const begin = performance.now();
  const response = await act();
  const took = performance.now() - begin;
  expect(response?.status ?? 200).toBe(200);
  return took;
}

/**
 * Returns the time of a call divided by that of listing the menus, which does not depend on the amount of data. The two
 * calls alternate, so that load on the machine slows both. The fastest of many calls counts, which load hardly affects.
 */
export async function measureRelativeTime(
  session: string,
  act: () => Promise<{ status: number } | undefined>,
): Promise<number> {
  forgetCounts(); // resets the general rate limit
  const times: number[] = [];
  const menus: number[] = [];
  for (let turn = 0; turn < CALLS; turn += 1) {
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
  const measured: Record<string, number> = {};
  for (const name of names) measured[name] = await measure(name);
  return measured;
}

const TRIES = 3;

/**
 * Measures each call again, now that there are many rows, and compares the time with that for few. A busy machine can
 * make one measurement too long, so a ratio above `maxRatio` is measured again, and the shortest time counts. Returns
 * one result per name.
 */
export async function compareTimes(
  few: Record<string, number>,
  { measure, maxRatio }: { measure: (name: string) => Promise<number>; maxRatio: number },
) {
  const rows: { name: string; few: string; many: string; ratio: number }[] = [];
  for (const [name, before] of Object.entries(few)) {
    let many = await measure(name);
    for (let tries = 1; tries < TRIES && many / before > maxRatio; tries += 1)
      many = Math.min(many, await measure(name));
    rows.push({ name, few: before.toFixed(2), many: many.toFixed(2), ratio: Number((many / before).toFixed(2)) });
  }
  return rows;
}
