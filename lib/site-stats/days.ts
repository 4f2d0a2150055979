import { DAY_MS } from "@/lib/durations";

/** The UTC date of a time in milliseconds, such as "2026-11-21". */
export const utcDay = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The date `count` days later, or earlier if `count` is negative. */
export const addDays = (day: string, count: number) => utcDay(Date.parse(day) + count * DAY_MS);

/** The number of days from the first to the last date, both included. */
export const countDays = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;

/** Every date from the first to the last. */
export const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: countDays(from, to) }, (_, at) => addDays(from, at));
