import { currencyOptions, decimalsOf } from "@/lib/currency-decimals";
import { formatNumber } from "@/lib/format/numbers";

// Amounts are integers in the currency's minor unit (cents) inside the server, and decimals in major units in JSON.

/** The largest price, in minor units. The database can hold twice as much, which leaves room for the tax. */
export const MAX_AMOUNT = 1_000_000_000;

/** Converts an amount in minor units into a decimal in major units: 1999 is 19.99 in EUR, and 1999 in JPY. */
export const toMajor = (amount: number, currency: string): number => amount / 10 ** decimalsOf(currency);

/**
 * Converts a number in major units into an amount in minor units. Throws a `RangeError` if the number is too large, or
 * has more decimals than the currency, instead of rounding it.
 */
export function toMinor(amount: number, currency: string): number {
  const minor = shiftDecimalPoint(amount, decimalsOf(currency));
  if (!Number.isSafeInteger(minor)) throw new RangeError(`${amount} is not an amount in ${currency}.`);
  return minor;
}

/**
 * Whether a number in major units has no more decimals than its currency allows, and is not beyond `MAX_AMOUNT`. It
 * may be negative.
 */
export function isAmount(amount: number, currency: string): boolean {
  const minor = shiftDecimalPoint(amount, decimalsOf(currency));
  return Number.isInteger(minor) && Math.abs(minor) <= MAX_AMOUNT;
}

/** Moves the decimal point in the text of a number, because a product of floating-point numbers may be inexact. */
const shiftDecimalPoint = (amount: number, places: number): number => Number(`${amount}e${places}`);

/** Formats an amount in major units, such as an amount from JSON. Whole amounts have no decimals: $12, but $26.67. */
export function formatMoney(amount: number, currency: string, language: string): string {
  return formatNumber(amount, language, {
    ...currencyOptions(currency),
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
}

/** Formats an amount in minor units: 1999 in EUR is "€19.99". Whole amounts have no decimals. */
export const formatMinor = (amount: number, currency: string, language: string): string =>
  formatMoney(toMajor(amount, currency), currency, language);

/**
 * Returns the share `part / whole` of an amount in minor units. `part` and `whole` are integers, such as milliseconds.
 * The result is rounded to an integer, with halves away from zero. The calculation is exact for amounts of any size.
 */
export function shareOf(amount: number, part: number, whole: number): number {
  const product = BigInt(Math.abs(amount)) * BigInt(part);
  const rounded = Number((product * 2n + BigInt(whole)) / (BigInt(whole) * 2n));
  return amount < 0 && rounded > 0 ? -rounded : rounded;
}
