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
 * The time of a call, relative to that of the menus, which do not depend on the other rows. The two alternate, so that
 * load on the machine slows both; the fastest of many calls hardly depends on it.
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

/** One line per name with both times and their ratio. */
export function compareTimes(few: Record<string, number>, many: Record<string, number>) {
  return Object.keys(few).map((name) => ({
    name,
    few: few[name]?.toFixed(2),
    many: many[name]?.toFixed(2),
    ratio: Number(((many[name] ?? 0) / (few[name] ?? 1)).toFixed(2)),
  }));
}
