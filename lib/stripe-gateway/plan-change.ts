import "server-only";
import Stripe from "stripe";
import type { Proration, Terms } from "@/lib/billing/gateway";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { ensureStripePrice } from "@/lib/stripe-gateway/catalogue";
import { callStripe } from "@/lib/stripe-gateway/client";
import { amountsOf } from "@/lib/stripe-gateway/stripe-invoices";
import { fromStripeTime, toStripeTime } from "@/lib/stripe-gateway/stripe-time";
import { fetchPlanNames } from "@/lib/stripe-gateway/subscription-state";

/** Returns what a change of plan at the time `at` costs. */
export async function previewChange(id: string, terms: Terms, at: Date): Promise<Proration> {
  const price = await ensureStripePrice(terms);
  return callStripe(async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(id);
    const invoice = await stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { ...changeTo(price, subscription, at), ...withoutCancellation(subscription) },
    });
    const amounts = amountsOf(invoice, await fetchPlanNames([invoice]));
    return { ...amounts, at, currency: terms.currency, periodEnd: periodEndOf(amounts.lines, subscription) };
  });
}

/**
 * Returns the end of the period that is current after the plan change. A line without an amount may be about the rest
 * of a trial.
 */
function periodEndOf(lines: readonly { periodEnd: number; amount: number }[], { items }: Stripe.Subscription): Date {
  const ends = lines.filter(({ amount }) => amount !== 0).map(({ periodEnd }) => periodEnd);
  return ends.length === 0 ? fromStripeTime(items.data[0]?.current_period_end ?? 0) : new Date(Math.max(...ends));
}

/** Throws a 409 if the payment is declined, or if the user has to confirm it first. */
export async function changePlan(id: string, terms: Terms, at: Date): Promise<void> {
  const price = await ensureStripePrice(terms);
  await callStripe(async (stripe) => {
    const subscription = await stripe.subscriptions.retrieve(id);
    if (subscription.items.data[0]?.price.id === price) return;
    const change = changeTo(price, subscription, at);
    try {
      await stripe.subscriptions.update(id, {
        ...change,
        payment_behavior: "error_if_incomplete",
        ...withoutCancellation(subscription),
      });
    } catch (error) {
      if (!mustBeConfirmed(error)) throw error;
      await changeAfterConfirmation(stripe, id, change);
    }
  });
}

type Change = ReturnType<typeof changeTo>;

/** The parameters that change the plan. During a trial, also those that end it, so that the new plan is charged. */
const changeTo = (price: string, { items, status }: Stripe.Subscription, at: Date) => ({
  items: [{ id: String(items.data[0]?.id), price }],
  proration_behavior: "always_invoice" as const,
  ...(status === "trialing" ? { trial_end: "now" as const } : { proration_date: toStripeTime(at) }),
});

/**
 * The parameters that undo a cancellation. Stripe's portal cancels with `cancel_at` and leaves `cancel_at_period_end`
 * false. Stripe refuses to change both fields at once.
 */
export const withoutCancellation = ({ cancel_at, cancel_at_period_end }: Stripe.Subscription) =>
  cancel_at !== null && !cancel_at_period_end ? { cancel_at: "" as const } : { cancel_at_period_end: false };

/** Stripe's error codes for a payment that the user must confirm with their bank (SCA, 3-D Secure). */
const CONFIRMATION_CODES = [
  "authentication_required",
  "invoice_payment_intent_requires_action",
  "subscription_payment_intent_requires_action",
];

const mustBeConfirmed = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeError && CONFIRMATION_CODES.includes(error.code ?? "");

/**
 * Lets Stripe change the plan as soon as the user has confirmed the payment on the invoice's page. Throws a 409 with a
 * link to that page, if Stripe names it, unless the payment needs no confirmation after all. Stripe allows no other
 * change in the same call, so a cancelled subscription stays cancelled.
 */
async function changeAfterConfirmation(stripe: Stripe, id: string, change: Change): Promise<void> {
  const { pending_update, latest_invoice } = await stripe.subscriptions.update(id, {
    ...change,
    payment_behavior: "pending_if_incomplete",
    expand: ["latest_invoice"],
  });
  const url = latest_invoice && typeof latest_invoice === "object" ? latest_invoice.hosted_invoice_url : null;
  if (!pending_update) return;
  throw new AppError("conflict", "Your bank asks you to confirm this payment. After that, your plan changes.", {
    ...(url && { action: { label: line("Confirm the payment"), action: url } }),
  });
}
