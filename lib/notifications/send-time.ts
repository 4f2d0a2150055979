import { dayOf, formatLocalTime, parseLocalTime } from "@/lib/calendar-days";
import { DAY_MS } from "@/lib/durations";

/** When a user may be notified. The times are `HH:MM` in `timeZone`. */
export type SendTimes = {
  timeZone: string;
  quietFrom: string | null;
  quietTo: string | null;
  /** The time of the daily email. Null if there is none. */
  digestAt: string | null;
};

/**
 * Returns when a notice may be sent by email: now, or with the first daily email after the notice, but not in the quiet
 * hours.
 */
export function mailTime(createdAt: Date, times: SendTimes, now: Date): Date {
  const { digestAt, timeZone } = times;
  const planned = digestAt === null ? now : nextTime(digestAt, createdAt, timeZone);
  return afterQuietHours(planned > now ? planned : now, times);
}

/** Returns when a notice may be sent to browsers: at once, or after the quiet hours. */
export function afterQuietHours(since: Date, { quietFrom, quietTo, timeZone }: SendTimes): Date {
  if (quietFrom === null || quietTo === null) return since;
  const clock = formatLocalTime(since, timeZone).slice(-5);
  const isQuiet = quietFrom < quietTo ? clock >= quietFrom && clock < quietTo : clock >= quietFrom || clock < quietTo;
  return isQuiet ? nextTime(quietTo, since, timeZone) : since;
}

/** The next moment after `since` at which clocks in the time zone show this time. */
function nextTime(clock: string, since: Date, timeZone: string): Date {
  const today = dayOf(since, timeZone);
  const tomorrow = new Date(Date.parse(`${today}T12:00Z`) + DAY_MS).toISOString().slice(0, 10);
  const [first, second] = [today, tomorrow].map((day) => parseLocalTime(`${day}T${clock}`, timeZone) ?? since);
  return (first as Date) > since ? (first as Date) : (second as Date);
}
