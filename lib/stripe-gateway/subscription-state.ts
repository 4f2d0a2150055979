import "server-only";
import type Stripe from "stripe";
import { taxRateOf } from "@/lib/billing/amounts";
import type { GatewayInvoice, GatewaySubscription, SubscriptionStatus } from "@/lib/billing/gateway";
import { db } from "@/lib/db/db";
import { idOf } from "@/lib/stripe-gateway/object-id";
import { findOrder } from "@/lib/stripe-gateway/own-subscriptions";
import {
  creditNoteOf,
  invoiceOf,
  type PlanNames,
  type TaxRates,
  taxRateIds,
} from "@/lib/stripe-gateway/stripe-invoices";
import { fromStripeTime } from "@/lib/stripe-gateway/stripe-time";

const INVOICES_MAX = 12;
const LINES_MAX = 1000;

/** Null: Plinth does not store the subscription yet, because its first payment has not succeeded. */
const STATUSES: Readonly<Record<Stripe.Subscription.Status, SubscriptionStatus | null>> = {
  trialing: "trialing",
  active: "active",
  past_due: "past_due",
  unpaid: "past_due",
  paused: "past_due",
  canceled: "ended",
  incomplete_expired: "ended",
  incomplete: null,
};

/**
 * Reads a subscription from Stripe, with its latest invoices. Null if it was not ordered here, or if its first payment
 * has not succeeded yet.
 */
export async function readSubscriptionState(stripe: Stripe, id: string): Promise<GatewaySubscription | null> {
  const subscription = await stripe.subscriptions.retrieve(id, { expand: ["default_payment_method"] });
  const status = STATUSES[subscription.status];
  const order = await findOrder(subscription);
  const [item] = subscription.items.data;
  if (!status || !order || !item) return null;
  const { data: newestFirst } = await stripe.invoices.list({ subscription: id, limit: INVOICES_MAX });
  await Promise.all(newestFirst.map((invoice) => completeLines(stripe, invoice)));
  const openInvoice = newestFirst.find((invoice) => invoice.status === "open");
  return {
    id,
    ...order,
    ...(await findPlanOf(item)),
    status,
    periodStart: fromStripeTime(item.current_period_start),
    periodEnd: fromStripeTime(item.current_period_end),
    trialEndsAt: subscription.trial_end === null ? null : fromStripeTime(subscription.trial_end),
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt:
      status === "ended"
        ? fromStripeTime(subscription.ended_at ?? subscription.canceled_at ?? subscription.created)
        : null,
    paymentMethod: paymentMethodOf(subscription.default_payment_method),
    cardFingerprint: cardFingerprintOf(subscription.default_payment_method),
    failedPayments: status === "past_due" ? (openInvoice?.attempt_count ?? 1) : 0,
    nextPaymentAt: openInvoice?.next_payment_attempt ? fromStripeTime(openInvoice.next_payment_attempt) : null,
    paymentUrl: openInvoice?.hosted_invoice_url ?? null,
    invoices: await fetchInvoices(stripe, newestFirst),
  };
}

/** Fetches up to `LINES_MAX` lines of a long invoice, because Stripe includes only the first ones. */
async function completeLines(stripe: Stripe, { id, lines }: Stripe.Invoice): Promise<void> {
  if (!id || !lines.has_more) return;
  lines.data = await stripe.invoices.listLineItems(id, { limit: 100 }).autoPagingToArray({ limit: LINES_MAX });
}

/** The plan of the current price. Null for a price that was created at Stripe and not here. */
async function findPlanOf({ price }: Stripe.SubscriptionItem): Promise<{ productId: number; priceId: number } | null> {
  const select = { id: true, productId: true };
  const row = await db.price.findUnique({ where: { stripeId: price.id }, select });
  return row && { productId: row.productId, priceId: row.id };
}

function paymentMethodOf(method: Stripe.Subscription["default_payment_method"]): string {
  if (method === null || typeof method === "string") return "";
  const { card, type } = method;
  return card ? `${card.brand.charAt(0).toUpperCase()}${card.brand.slice(1)} •••• ${card.last4}` : type;
}

const cardFingerprintOf = (method: Stripe.Subscription["default_payment_method"]): string | null =>
  (typeof method === "string" ? null : method?.card?.fingerprint) ?? null;

async function fetchInvoices(stripe: Stripe, newestFirst: Stripe.Invoice[]): Promise<GatewayInvoice[]> {
  const [names, rates] = await Promise.all([fetchPlanNames(newestFirst), fetchTaxRates(stripe, newestFirst)]);
  const lists = newestFirst.toReversed().map(async (source) => {
    const invoice = invoiceOf(source, { names, rates });
    if (!invoice) return [];
    const isCredited = source.post_payment_credit_notes_amount > 0;
    const notes = isCredited ? (await stripe.creditNotes.list({ invoice: invoice.id, limit: 10 })).data : [];
    return [invoice, ...notes.map((note) => creditNoteOf(note, invoice))];
  });
  return (await Promise.all(lists)).flat();
}

/** Fetches the exact rates. They cannot be computed from the amounts, because taxes are rounded. */
async function fetchTaxRates(stripe: Stripe, invoices: readonly Stripe.Invoice[]): Promise<TaxRates> {
  const ids = [...new Set(invoices.flatMap(taxRateIds))];
  const rates = await Promise.all(ids.map((id) => stripe.taxRates.retrieve(id)));
  return new Map(rates.map(({ id, percentage }) => [id, taxRateOf(percentage)]));
}

/** The names of the plans in the lines of these invoices. */
export async function fetchPlanNames(invoices: readonly Stripe.Invoice[]): Promise<PlanNames> {
  const ids = invoices.flatMap(({ lines }) =>
    lines.data.flatMap(({ pricing }) => idOf(pricing?.price_details?.price) ?? []),
  );
  const rows = await db.price.findMany({
    where: { stripeId: { in: ids } },
    select: { stripeId: true, product: { select: { name: true } } },
  });
  return new Map(rows.map(({ stripeId, product }) => [String(stripeId), product.name]));
}
