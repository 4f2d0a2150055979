import { DAY_MS } from "@/lib/durations";

/** The date (2026-11-21) of a time in an IANA time zone, in the format of a date input. */
export function dayOf(time: Date, timeZone: string): string {
  const { year, month, day } = clockOf(time, timeZone);
  return [pad(year, 4), pad(month, 2), pad(day, 2)].join("-");
}

/**
 * The first moment of a date in a time zone, even where clocks skip midnight or show it twice. Null if the text cannot
 * be parsed as a date, or if the time zone skipped that date.
 */
export function startOfDay(day: string, timeZone: string): Date | null {
  const moments = momentsOf(`${day}T00:00:00Z`, timeZone);
  return moments.find((time) => dayOf(time, timeZone) === day) ?? null;
}

/**
 * The start of the last second of a date in a time zone, even where clocks skip 23:59:59 or show it twice. Null if the
 * text cannot be parsed as a date, or if the time zone skipped that date.
 */
export function endOfDay(day: string, timeZone: string): Date | null {
  const moments = momentsOf(`${day}T23:59:59Z`, timeZone);
  return moments.findLast((time) => dayOf(time, timeZone) === day) ?? null;
}

/**
 * Reads the text with two offsets of the time zone: that of a day earlier and that of a day later. Returns the two
 * moments, the earlier one first. They differ only near a clock change. Returns none if the text cannot be parsed.
 */
function momentsOf(text: string, timeZone: string): Date[] {
  const clock = Date.parse(text);
  if (Number.isNaN(clock)) return [];
  const offsets = [clock - DAY_MS, clock + DAY_MS].map((near) => offsetAt(near, timeZone));
  return [new Date(clock - Math.max(...offsets)), new Date(clock - Math.min(...offsets))];
}

/** The date and time (2026-11-21T14:30) that clocks in a time zone show, in the format of a date and time input. */
export function formatLocalTime(time: Date, timeZone: string): string {
  const { hour, minute } = clockOf(time, timeZone);
  return `${dayOf(time, timeZone)}T${pad(hour, 2)}:${pad(minute, 2)}`;
}

/** The moment at which clocks in a time zone show this date and time. Null if the text cannot be parsed as a date. */
export function parseLocalTime(text: string, timeZone: string): Date | null {
  const clock = Date.parse(`${text}Z`);
  if (Number.isNaN(clock)) return null;
  // The right offset is the one at the result, which is not known yet. The first offset gives a close guess. Near a
  // clock change, the first offset can be wrong, so the result uses the offset at the guess.
  const guess = clock - offsetAt(clock, timeZone);
  return new Date(clock - offsetAt(guess, timeZone));
}

/** How far the clocks of a time zone are ahead of UTC, in milliseconds. */
function offsetAt(time: number, timeZone: string): number {
  const { year, month, day, hour, minute, second } = clockOf(new Date(time), timeZone);
  const shownAsUtc = new Date(0);
  shownAsUtc.setUTCFullYear(year, month - 1, day);
  shownAsUtc.setUTCHours(hour, minute, second);
  return shownAsUtc.getTime() - Math.floor(time / 1000) * 1000;
}

type Clock = Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;

function clockOf(time: Date, timeZone: string): Clock {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    calendar: "iso8601",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(time);
  return Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)])) as Clock;
}

const pad = (part: number, count: number) => String(part).padStart(count, "0");
