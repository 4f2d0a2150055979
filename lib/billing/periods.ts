export const INTERVALS = ["day", "month", "year"] as const;

/** How often a price is paid: every `intervalCount` days, months or years. */
export type Cycle = { interval: (typeof INTERVALS)[number]; intervalCount: number };

export const DAY_MS = 86_400_000;

export const isSameCycle = (one: Cycle, other: Cycle): boolean =>
  one.interval === other.interval && one.intervalCount === other.intervalCount;

/**
 * The edge after `count` periods from an anchor, in milliseconds. Periods are counted in UTC, so that a change of the
 * clocks moves no edge. A month that lacks the anchor's day ends on its last day: 31 January, 28 February, 31 March.
 */
export function periodEdge(anchor: number, { interval, intervalCount }: Cycle, count: number): number {
  const steps = intervalCount * count;
  if (interval === "day") return anchor + steps * DAY_MS;
  const start = new Date(anchor);
  const month = start.getUTCMonth() + (interval === "year" ? steps * 12 : steps);
  const edge = new Date(anchor);
  edge.setUTCFullYear(start.getUTCFullYear(), month, 1);
  edge.setUTCDate(Math.min(start.getUTCDate(), daysInMonth(edge)));
  return edge.getTime();
}

const daysInMonth = (day: Date) => new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1, 0)).getUTCDate();
