import { DAY_MS } from "@/lib/durations";

export const INTERVALS = ["day", "month", "year"] as const;

/** How often a price is paid: every `intervalCount` days, months or years. */
export type Cycle = { interval: (typeof INTERVALS)[number]; intervalCount: number };

export const isSameCycle = (one: Cycle, other: Cycle): boolean =>
  one.interval === other.interval && one.intervalCount === other.intervalCount;

/**
 * The boundary between two periods, `count` periods after `anchor`. The boundary and the anchor are times in
 * milliseconds. Periods are counted in UTC, so that daylight saving time does not move a boundary. In a month that
 * lacks the anchor's day, the boundary is on the last day: 31 January, 28 February, 31 March.
 */
export function periodBoundary(anchor: number, { interval, intervalCount }: Cycle, count: number): number {
  const steps = intervalCount * count;
  if (interval === "day") return anchor + steps * DAY_MS;
  const start = new Date(anchor);
  const month = start.getUTCMonth() + (interval === "year" ? steps * 12 : steps);
  const boundary = new Date(anchor);
  boundary.setUTCFullYear(start.getUTCFullYear(), month, 1);
  boundary.setUTCDate(Math.min(start.getUTCDate(), daysInMonth(boundary)));
  return boundary.getTime();
}

const daysInMonth = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
