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

/** The sums of an invoice in minor units: total = subtotal + tax, and `fromCredit` of it is paid from credit. */
export type Totals = { subtotal: number; tax: number; total: number; fromCredit: number };

/** A whole, of which a tax rate counts the parts: hundredths of a percent. */
const WHOLE_RATE = 10_000;

/** A percentage of the settings as a tax rate in hundredths of a percent. */
export const taxRateOf = (percent: number): number => Math.round(percent * 100);

/** The sums of these lines. A negative total is added to the credit, of which a positive one uses as much as it can. */
export function totalsOf(lines: readonly Pick<AmountLine, "amount">[], taxRate: number, credit: number): Totals {
  const subtotal = lines.reduce((sum, { amount }) => sum + amount, 0);
  const tax = shareOf(subtotal, taxRate, WHOLE_RATE);
  const total = subtotal + tax;
  return { subtotal, tax, total, fromCredit: Math.min(total, credit) };
}

/** The sums of the first payment for a price, for which no credit is used. */
export const firstPayment = (amount: number, taxRate: number): Totals => totalsOf([{ amount }], taxRate, 0);

/** What is paid by other means than credit. */
export const amountDue = ({ total, fromCredit }: Totals): number => total - fromCredit;
