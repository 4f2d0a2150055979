import { decimalsOf } from "@/lib/currency-decimals";
import { AppError } from "@/lib/errors";

// Stripe has its own lists of currencies without decimals and of currencies with three. All other currencies have two
// decimals at Stripe, even those that have none in practice.
const WITHOUT_DECIMALS = new Set([
  "BIF",
  "CLP",
  "DJF",
  "GNF",
  "JPY",
  "KMF",
  "KRW",
  "MGA",
  "PYG",
  "RWF",
  "VND",
  "VUV",
  "XAF",
  "XOF",
  "XPF",
]);
const WITH_THREE_DECIMALS = new Set(["BHD", "JOD", "KWD", "OMR", "TND"]);

function stripeDecimals(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  return WITH_THREE_DECIMALS.has(currency) ? 3 : 2;
}

const shiftOf = (currency: string) => stripeDecimals(currency) - decimalsOf(currency);

/** Converts an amount in minor units for Stripe's API. Throws a 409 for an amount that Stripe cannot charge. */
export function toStripeAmount(amount: number, currency: string): number {
  if (!isStripeAmount(amount, currency))
    throw new AppError("conflict", "The payment service cannot charge this amount. Choose another plan.");
  return amount * 10 ** shiftOf(currency);
}

/** Whether Stripe can charge an amount in minor units. If the currency has three decimals, the last one must be 0. */
export function isStripeAmount(amount: number, currency: string): boolean {
  const step = WITH_THREE_DECIMALS.has(currency) ? 10 : 1;
  return Number.isInteger((amount * 10 ** shiftOf(currency)) / step);
}

/** Converts an amount from Stripe's API into minor units. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount / 10 ** shiftOf(currency));
