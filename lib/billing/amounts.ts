import { shareOf } from "@/lib/money";

export const LINE_KINDS = ["period", "unused", "remaining", "refund", "discount"] as const;
export type LineKind = (typeof LINE_KINDS)[number];

/** A line of an invoice. Times in milliseconds, the amount of the whole line in minor units. */
export type AmountLine = {
  kind: LineKind;
  /** The plan's name. */
  product: string;
  periodStart: number;
  periodEnd: number;
  quantity: number;
  amount: number;
};

/**
 * The totals of an invoice in minor units: total = subtotal + tax. `fromCredit` is the part paid from the customer's
 * credit. It is negative if the invoice increases the credit.
 */
export type Totals = { subtotal: number; tax: number; total: number; fromCredit: number };

/** A tax rate of 100%, in hundredths of a percent. */
const FULL_RATE = 10_000;

/** Converts a percentage from the settings into a tax rate in hundredths of a percent. */
export const taxRateOf = (percent: number): number => Math.round(percent * 100);

/**
 * The totals of these lines. A positive total is paid from the credit first. A negative total increases the credit, so
 * `fromCredit` is the whole total.
 */
export function totalsOf(lines: readonly Pick<AmountLine, "amount">[], taxRate: number, credit: number): Totals {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = shareOf(subtotal, taxRate, FULL_RATE);
  const total = subtotal + tax;
  return { subtotal, tax, total, fromCredit: Math.min(total, credit) };
}

/** The totals of the first payment for a price. No credit is used for it. */
export const firstPayment = (amount: number, taxRate: number): Totals => totalsOf([{ amount }], taxRate, 0);

/** The part of the total that is not paid from credit. */
export const amountDue = ({ total, fromCredit }: Totals): number => total - fromCredit;
