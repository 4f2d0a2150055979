import { AppError } from "@/lib/errors";
import { decimalsOf } from "@/lib/money";

/** Currencies for which Stripe counts other units than ISO 4217 says: with so many decimals. */
const OWN_DECIMALS: Readonly<Record<string, number>> = { ISK: 2, UGX: 2, MGA: 0 };

const shiftOf = (currency: string) => (OWN_DECIMALS[currency] ?? decimalsOf(currency)) - decimalsOf(currency);

/** An amount in minor units as Stripe's API writes it. Throws a 409 for what Stripe cannot charge. */
export function toStripeAmount(amount: number, currency: string): number {
  const converted = amount * 10 ** shiftOf(currency);
  const step = decimalsOf(currency) === 3 ? 10 : 1;
  if (!Number.isInteger(converted) || converted % step !== 0)
    throw new AppError("conflict", "The payment service cannot charge this amount. Choose another plan.");
  return converted;
}

/** An amount of Stripe's API in minor units. */
export const fromStripeAmount = (amount: number, currency: string): number =>
  Math.round(amount / 10 ** shiftOf(currency));
