import "server-only";
import type Stripe from "stripe";
import type { AmountLine, LineKind, Totals } from "@/lib/billing/amounts";
import type { GatewayInvoice, InvoiceStatus } from "@/lib/billing/gateway";
import { idOf } from "@/lib/stripe-gateway/object-id";
import { fromStripeAmount } from "@/lib/stripe-gateway/stripe-amounts";
import { fromStripeTime } from "@/lib/stripe-gateway/stripe-time";

/** The names of plans by the ids of their prices at Stripe. */
export type PlanNames = ReadonlyMap<string, string>;
/** Tax rates in hundredths of a percent, by their ids at Stripe. */
export type TaxRates = ReadonlyMap<string, number>;

const STATUSES: Readonly<Record<string, InvoiceStatus>> = {
  open: "open",
  paid: "paid",
  void: "void",
  uncollectible: "void",
};

/** Converts a Stripe invoice into ours. Null for a draft, which may still change. */
export function invoiceOf(
  invoice: Stripe.Invoice,
  { names, rates }: { names: PlanNames; rates: TaxRates },
): GatewayInvoice | null {
  const status = STATUSES[invoice.status ?? "draft"];
  if (!status || !invoice.id) return null;
  return {
    id: invoice.id,
    date: fromStripeTime(invoice.effective_at ?? invoice.created),
    currency: invoice.currency.toUpperCase(),
    taxRate: sum(taxRateIds(invoice).map((id) => rates.get(id) ?? 0)),
    status: isRefunded(invoice) ? "refunded" : status,
    ...amountsOf(invoice, names),
  };
}

/**
 * Whether the whole invoice was refunded. After a partial refund, the invoice keeps its status and only gets a credit
 * note.
 */
const isRefunded = ({ status, total, post_payment_credit_notes_amount }: Stripe.Invoice) =>
  status === "paid" && total > 0 && post_payment_credit_notes_amount >= total;

/**
 * Converts a Stripe credit note into an invoice with a negative total. The invoice is void if the note is void, else
 * paid.
 */
export function creditNoteOf(note: Stripe.CreditNote, invoice: GatewayInvoice): GatewayInvoice {
  const negative = (amount: number) => 0 - fromStripeAmount(amount, invoice.currency);
  const subtotal = negative(note.total_excluding_tax ?? note.subtotal);
  const total = negative(note.total);
  const [first] = invoice.lines;
  const line = { ...(first as AmountLine), kind: "refund" as const, amount: subtotal };
  return {
    ...invoice,
    id: note.id,
    date: fromStripeTime(note.created),
    status: note.status === "void" ? "void" : "paid",
    lines: [line],
    subtotal,
    tax: total - subtotal,
    total,
    fromCredit: total - negative(sum(note.refunds.map(({ amount_refunded }) => amount_refunded))),
  };
}

/** The lines and sums of an invoice. Discounts become a separate line, so that the lines add up to the subtotal. */
export function amountsOf(invoice: Stripe.Invoice, names: PlanNames): Totals & { lines: AmountLine[] } {
  const convert = (value: number) => fromStripeAmount(value, invoice.currency.toUpperCase());
  const discount = sum((invoice.total_discount_amounts ?? []).map((part) => part.amount));
  const charged = invoice.lines.data.map((line) => lineOf(line, names));
  const lines = convertAmounts([...charged, ...discountLines(charged, discount)], convert);
  const subtotal = convert(invoice.total - sum((invoice.total_taxes ?? []).map((part) => part.amount)));
  const total = convert(invoice.total);
  return { lines, subtotal, tax: total - subtotal, total, fromCredit: total - convert(invoice.amount_due) };
}

/**
 * Converts the amounts of the lines. Each converted amount is the difference between two converted running totals, so
 * that rounding errors do not add up.
 */
function convertAmounts(lines: readonly AmountLine[], convert: (value: number) => number): AmountLine[] {
  let exact = 0;
  return lines.map((line) => {
    const before = convert(exact);
    exact += line.amount;
    return { ...line, amount: convert(exact) - before };
  });
}

/** Converts a line of a Stripe invoice, except its amount. */
function lineOf(line: Stripe.InvoiceLineItem, names: PlanNames): AmountLine {
  const priceId = idOf(line.pricing?.price_details?.price);
  return {
    kind: kindOf(line),
    product: (priceId && names.get(priceId)) || line.description || "",
    periodStart: line.period.start * 1000,
    periodEnd: line.period.end * 1000,
    quantity: line.quantity ?? 1,
    amount: line.amount,
  };
}

function kindOf({ parent, amount }: Stripe.InvoiceLineItem): LineKind {
  const isProration = (parent?.subscription_item_details ?? parent?.invoice_item_details)?.proration === true;
  if (!isProration) return "period";
  return amount < 0 ? "unused" : "remaining";
}

/** One line for all discounts, with the period of the first line. */
function discountLines([first]: readonly AmountLine[], discount: number): AmountLine[] {
  if (!first || discount === 0) return [];
  return [{ ...first, kind: "discount", product: "", quantity: 1, amount: 0 - discount }];
}

/** The ids of the tax rates in an invoice. */
export const taxRateIds = ({ total_taxes }: Stripe.Invoice): string[] =>
  (total_taxes ?? []).flatMap(({ tax_rate_details }) => tax_rate_details?.tax_rate ?? []);

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
