import type { LineKind } from "@/lib/billing/amounts";
import type { InvoiceLine } from "@/lib/db/client/client";

/** Converts the row of an invoice line into a line with times in milliseconds. */
export const amountLineOf = ({ kind, periodStart, periodEnd, ...line }: InvoiceLine) => ({
  ...line,
  kind: kind as LineKind,
  periodStart: periodStart.getTime(),
  periodEnd: periodEnd.getTime(),
});
