import type { LineKind } from "@/lib/billing/amounts";
import type { InvoiceRow } from "@/lib/invoices/invoices";

/** Converts the row of an invoice line into a line with times in milliseconds. */
export const amountLineOf = ({ kind, periodStart, periodEnd, ...line }: InvoiceRow["lines"][number]) => ({
  ...line,
  kind: kind as LineKind,
  periodStart: periodStart.getTime(),
  periodEnd: periodEnd.getTime(),
});
