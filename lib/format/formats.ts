import { type DatePreset, formatDate, formatDateTime, formatRelative, formatTime } from "@/lib/format/dates";
import { formatBytes, formatNumber } from "@/lib/format/numbers";
import type { T } from "@/lib/i18n/create-t";

export type Formats = ReturnType<typeof formats>;

type Options = { t: T; timeZone: string; datePreset: DatePreset };

/** Returns formatting functions for one language, time zone and date preset. */
export function formats({ t, timeZone, datePreset }: Options) {
  return {
    date: (value: string | Date) => formatDate(value, datePreset, t.language, timeZone),
    dateTime: (value: string | Date) => formatDateTime(value, datePreset, t.language, timeZone),
    time: (value: string | Date) => formatTime(value, t.language, timeZone),
    relative: (value: string | Date, now: number) => formatRelative(value, now, t),
    bytes: (bytes: number) => formatBytes(bytes, t.language),
    number: (value: number, options?: Intl.NumberFormatOptions) => formatNumber(value, t.language, options),
  };
}
