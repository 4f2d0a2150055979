import { type AmountLine, amountDue, type LineKind, type Totals } from "@/lib/billing/amounts";
import type { AmountLineJson } from "@/lib/billing/schema";
import type { T } from "@/lib/i18n/create-t";
import { line } from "@/lib/i18n/line";
import { toMajor } from "@/lib/money";

const DESCRIPTIONS: Readonly<Record<Exclude<LineKind, "period">, string>> = {
  unused: line("Unused time on :product"),
  remaining: line("Remaining time on :product"),
  refund: line("Refund of :product"),
  discount: line("Discount"),
};

/** The text of an invoice line in the language of `t`. */
export const describeLine = ({ kind, product }: Pick<AmountLine, "kind" | "product">, t: T): string =>
  kind === "period" ? product : t(DESCRIPTIONS[kind], { product });

export const lineJson = (amountLine: AmountLine, currency: string, t: T): AmountLineJson => ({
  kind: amountLine.kind,
  description: describeLine(amountLine, t),
  period_start: new Date(amountLine.periodStart).toISOString(),
  period_end: new Date(amountLine.periodEnd).toISOString(),
  quantity: amountLine.quantity,
  amount: toMajor(amountLine.amount, currency),
});

export const totalsJson = (totals: Totals, currency: string) => ({
  subtotal: toMajor(totals.subtotal, currency),
  tax: toMajor(totals.tax, currency),
  total: toMajor(totals.total, currency),
  from_credit: toMajor(totals.fromCredit, currency),
  amount_due: toMajor(amountDue(totals), currency),
});
