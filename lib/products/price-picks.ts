import type { PriceJson } from "@/lib/billing/schema";
import { toMinor } from "@/lib/money";
import type { ProductJson } from "@/lib/products/schema";

export type BillingCycle = "yearly" | "monthly";
type Plan = Pick<ProductJson, "hidden" | "prices">;

/** A higher surcharge, in percent, is not shown: the two prices are assumed to be unrelated. */
const SURCHARGE_MAX_PERCENT = 200;

/** Days per interval, rounded so that a year has twelve months of 30 days. */
const DAYS = { day: 1, month: 30, year: 360 } as const;

/** A price for one or more months, or for at least 30 days. A price for 12 months fits both cycles. */
const fitsMonthlyCycle = ({ interval, interval_count }: PriceJson) =>
  (interval === "day" && interval_count >= 30) || (interval === "month" && interval_count >= 1);
const fitsYearlyCycle = ({ interval, interval_count }: PriceJson) =>
  (interval === "month" && interval_count >= 12) || (interval === "year" && interval_count >= 1);

/** The price of a plan for a billing cycle, or its first price if none fits. Undefined if the plan has no prices. */
export const priceFor = (prices: readonly PriceJson[], cycle: BillingCycle): PriceJson | undefined =>
  prices.find(cycle === "yearly" ? fitsYearlyCycle : fitsMonthlyCycle) ?? prices[0];

/** The amount for one `interval` of the price, in major units: 10 if three months cost 30. */
export const amountPerInterval = ({ amount, interval_count }: PriceJson): number => amount / interval_count;

/**
 * How much more a year costs if it is paid monthly, in percent of the yearly price: the highest value among the plans
 * that are not hidden, or 0.
 */
export const highestMonthlySurcharge = (plans: readonly Plan[]): number =>
  Math.max(0, ...plans.filter(({ hidden }) => !hidden).map(surchargeOf));

function surchargeOf({ prices }: Plan): number {
  const [monthly, yearly] = [priceFor(prices, "monthly"), priceFor(prices, "yearly")];
  if (!monthly || !yearly || monthly.currency !== yearly.currency) return 0;
  // both prices for the same period, as integers, so that only the division is inexact
  const byMonths = toMinor(monthly.amount, monthly.currency) * daysOf(yearly);
  const byYears = toMinor(yearly.amount, yearly.currency) * daysOf(monthly);
  const percent = Math.round((100 * (byMonths - byYears)) / byYears);
  return percent > 0 && percent <= SURCHARGE_MAX_PERCENT ? percent : 0;
}

const daysOf = ({ interval, interval_count }: PriceJson) => DAYS[interval] * interval_count;
