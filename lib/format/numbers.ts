import { memoize } from "@/lib/format/memoize";
import { intlLocale } from "@/lib/i18n/language";

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"] as const;

/** Formats a size with at most one decimal: "412 MB". Units are powers of 1024, as in the storage limits. */
export function formatBytes(bytes: number, language: string): string {
  const power = Math.min(Math.floor(Math.log(Math.max(bytes, 1)) / Math.log(1024)), BYTE_UNITS.length - 1);
  const options = {
    style: "unit",
    unit: BYTE_UNITS[power],
    unitDisplay: power === 0 ? "long" : "short",
    maximumFractionDigits: 1,
  } as const;
  return numberFormat(language, options).format(bytes / 1024 ** power);
}

export function formatNumber(value: number, language: string, options: Intl.NumberFormatOptions = {}): string {
  return numberFormat(language, options).format(value);
}

const numberFormat = memoize(
  (language: string, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(intlLocale(language), options),
);
