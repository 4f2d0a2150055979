import { memoize } from "@/lib/format/memoize";
import { isTimeZone } from "@/lib/format/time-zones";
import type { T } from "@/lib/i18n/create-t";
import { intlLocale } from "@/lib/i18n/language";

/** The formats of a date, in English: 11/02/2026; Nov 2, 2026; November 2, 2026; Nov 2, 2026, 10:42 PM. */
export const DATE_PRESETS = ["numeric", "short", "long", "timestamp"] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

const TIME_OPTIONS = { hour: "2-digit", minute: "2-digit" } as const;
const DATE_OPTIONS: Record<DatePreset, Intl.DateTimeFormatOptions> = {
  numeric: { year: "numeric", month: "2-digit", day: "2-digit" },
  short: { year: "numeric", month: "short", day: "numeric" },
  long: { year: "numeric", month: "long", day: "numeric" },
  timestamp: { year: "numeric", month: "short", day: "numeric", ...TIME_OPTIONS },
};

/** Formats a time (a `Date` or an ISO 8601 string) in an IANA time zone. An invalid time zone is treated as UTC. */
export function formatDate(value: string | Date, preset: DatePreset, language: string, timeZone: string): string {
  return dateFormat(language, preset, isTimeZone(timeZone) ? timeZone : "UTC").format(new Date(value));
}

/** Formats a time as a date in the given preset, followed by the time of day: 11/02/2026, 10:42 PM. */
export function formatDateTime(value: string | Date, preset: DatePreset, language: string, timeZone: string): string {
  return dateTimeFormat(language, preset, isTimeZone(timeZone) ? timeZone : "UTC").format(new Date(value));
}

/** Formats a time of day: "10:42 PM". */
export const formatTime = (value: string | Date, language: string, timeZone: string): string =>
  timeFormat(language, isTimeZone(timeZone) ? timeZone : "UTC").format(new Date(value));

/** Formats a month: "March 2025". */
export function formatMonth(value: string | Date, language: string, timeZone: string): string {
  const zone = isTimeZone(timeZone) ? timeZone : "UTC";
  return monthFormat(language, zone).format(new Date(value));
}

/** Formats a date (2026-11-02) without its year: "Nov 2". */
export const formatDayOfMonth = (day: string, language: string): string =>
  dayOfMonthFormat(language).format(new Date(day));

/** Each unit with its length in seconds, longest first. */
const TIME_UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["week", 7 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

/**
 * Formats the time between `value` and `now` (milliseconds): "2 hours ago". Clocks differ, so a time less than a minute
 * in the future is shown as past.
 */
export function formatRelative(value: string | Date, now: number, t: T): string {
  const seconds = (new Date(value).getTime() - now) / 1000;
  const unit = TIME_UNITS.find(([, length]) => Math.abs(seconds) >= length);
  if (!unit) return t("a few seconds ago");
  return relativeFormat(t.language).format(Math.trunc(seconds / unit[1]), unit[0]);
}

const dateFormat = memoize(
  (language: string, preset: DatePreset, timeZone: string) =>
    new Intl.DateTimeFormat(intlLocale(language), { ...DATE_OPTIONS[preset], timeZone }),
);
const dateTimeFormat = memoize(
  (language: string, preset: DatePreset, timeZone: string) =>
    new Intl.DateTimeFormat(intlLocale(language), { ...DATE_OPTIONS[preset], ...TIME_OPTIONS, timeZone }),
);
const timeFormat = memoize(
  (language: string, timeZone: string) => new Intl.DateTimeFormat(intlLocale(language), { ...TIME_OPTIONS, timeZone }),
);
const monthFormat = memoize(
  (language: string, timeZone: string) =>
    new Intl.DateTimeFormat(intlLocale(language), { year: "numeric", month: "long", timeZone }),
);
const dayOfMonthFormat = memoize(
  (language: string) =>
    new Intl.DateTimeFormat(intlLocale(language), { month: "short", day: "numeric", timeZone: "UTC" }),
);
const relativeFormat = memoize(
  (language: string) => new Intl.RelativeTimeFormat(intlLocale(language), { numeric: "always" }),
);
