import "server-only";
import type Stripe from "stripe";
import type { AmountLine, LineKind, Totals } from "@/lib/billing/amounts";
import type { GatewayInvoice, InvoiceStatus } from "@/lib/billing/gateway";
import { idOf } from "@/lib/stripe-gateway/object-id";
import { fromStripeAmount } from "@/lib/stripe-gateway/stripe-amounts";

/** The names of plans by the ids of their prices at Stripe. */
export type PlanNames = ReadonlyMap<string, string>;

const STATUSES: Readonly<Record<string, InvoiceStatus>> = {
  open: "open",
  paid: "paid",
  void: "void",
  uncollectible: "void",
};

/** An invoice of Stripe as ours. Null for a draft, which may still change. */
export function invoiceOf(invoice: Stripe.Invoice, names: PlanNames): GatewayInvoice | null {
  const status = STATUSES[invoice.status ?? "draft"];
  if (!status || !invoice.id) return null;
  return {
    id: invoice.id,
    date: new Date((invoice.effective_at ?? invoice.created) * 1000),
    currency: invoice.currency.toUpperCase(),
    taxRate: taxRateOf(invoice),
    status,
    ...amountsOf(invoice, names),
  };
}

/** A credit note of Stripe: an invoice with a negative total that was paid at once. */
export function creditNoteOf(note: Stripe.CreditNote, invoice: GatewayInvoice): GatewayInvoice {
  const negative = (amount: number) => 0 - fromStripeAmount(amount, invoice.currency);
  const subtotal = negative(note.total_excluding_tax ?? note.subtotal);
  const total = negative(note.total);
  const [first] = invoice.lines;
  const line = { ...(first as AmountLine), kind: "refund" as const, amount: subtotal };
  return {
    ...invoice,
    id: note.id,
    date: new Date(note.created * 1000),
    status: note.status === "void" ? "void" : "paid",
    lines: [line],
    subtotal,
    tax: total - subtotal,
    total,
    fromCredit: 0,
  };
}

/** Lines and sums. A discount becomes a line of its own, so that the lines add up to the subtotal. */
export function amountsOf(invoice: Stripe.Invoice, names: PlanNames): Totals & { lines: AmountLine[] } {
  const amount = (value: number) => fromStripeAmount(value, invoice.currency.toUpperCase());
  const discount = sum((invoice.total_discount_amounts ?? []).map((part) => part.amount));
  const lines = invoice.lines.data.map((line) => ({ ...lineOf(line, names), amount: amount(line.amount) }));
  const discounts = discount === 0 ? [] : [discountLine(invoice, 0 - amount(discount))];
  const tax = amount(sum((invoice.total_taxes ?? []).map((part) => part.amount)));
  const total = amount(invoice.total);
  const fromCredit = total - amount(invoice.amount_due);
  return { lines: [...lines, ...discounts], subtotal: total - tax, tax, total, fromCredit };
}

function lineOf(line: Stripe.InvoiceLineItem, names: PlanNames): Omit<AmountLine, "amount"> {
  const priceId = idOf(line.pricing?.price_details?.price);
  return {
    kind: kindOf(line),
    product: (priceId && names.get(priceId)) || line.description || "",
    periodStart: line.period.start * 1000,
    periodEnd: line.period.end * 1000,
    quantity: line.quantity ?? 1,
  };
}

function kindOf({ parent, amount }: Stripe.InvoiceLineItem): LineKind {
  const isProration = (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration === true;
  if (!isProration) return "period";
  return amount < 0 ? "unused" : "remaining";
}

const discountLine = ({ period_start, period_end }: Stripe.Invoice, amount: number): AmountLine => ({
  kind: "discount",
  product: "",
  periodStart: period_start * 1000,
  periodEnd: period_end * 1000,
  quantity: 1,
  amount,
});

/** In hundredths of a percent, of what was taxed. */
function taxRateOf({ total_taxes, total_excluding_tax }: Stripe.Invoice): number {
  const tax = sum((total_taxes ?? []).map(({ amount }) => amount));
  return total_excluding_tax ? Math.round((tax * 10_000) / total_excluding_tax) : 0;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
