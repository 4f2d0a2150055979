import "server-only";
import type Stripe from "stripe";
import type { Gateway, Order } from "@/lib/billing/gateway";
import { isTaxAutomatic } from "@/lib/billing/taxes";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { routes } from "@/lib/routes";
import { getSettings } from "@/lib/settings/settings";
import { ensureStripeCustomer, ensureStripePrice, ensureStripeTaxRates } from "@/lib/stripe-gateway/catalogue";
import { callStripe, findAtStripe } from "@/lib/stripe-gateway/client";
import { retryWithoutLostIds } from "@/lib/stripe-gateway/lost-ids";
import { idOf } from "@/lib/stripe-gateway/object-id";
import { selectKnownIds } from "@/lib/stripe-gateway/own-subscriptions";
import { changePlan, previewChange, withoutCancellation } from "@/lib/stripe-gateway/plan-change";
import { amountsOf } from "@/lib/stripe-gateway/stripe-invoices";
import { toStripeTime } from "@/lib/stripe-gateway/stripe-time";
import { fetchPlanNames, readSubscriptionState } from "@/lib/stripe-gateway/subscription-state";

/** Payments through Stripe: its Checkout and customer portal, and its rules for renewals, retries and prorations. */
export const stripeGateway: Gateway = {
  name: "stripe",

  async createCheckout(order) {
    const { id, url } = await retryWithoutLostIds({ ...order.terms, userId: order.user.id }, () =>
      createSession(order),
    );
    return { id, url: String(url) };
  },

  async fetchCheckout(id) {
    const session = await findAtStripe((stripe) => stripe.checkout.sessions.retrieve(id));
    if (!session || session.status === "expired") return { state: "expired", subscriptionId: null };
    const subscriptionId = idOf(session.subscription);
    return { state: session.status === "complete" && subscriptionId ? "completed" : "open", subscriptionId };
  },

  async expireCheckout(id) {
    const { state } = await this.fetchCheckout(id);
    if (state === "open") await callStripe((stripe) => stripe.checkout.sessions.expire(id));
  },

  fetchSubscription: (id) => findAtStripe((stripe) => readSubscriptionState(stripe, id)),

  previewChange: (id, terms, at) => retryWithoutLostIds(terms, () => previewChange(id, terms, at)),
  changePlan: (id, terms, at) => retryWithoutLostIds(terms, () => changePlan(id, terms, at)),

  async previewRenewal(id) {
    const invoice = await callStripe((stripe) => stripe.invoices.createPreview({ subscription: id }));
    return amountsOf(invoice, await fetchPlanNames([invoice]));
  },

  async cancel(id, at) {
    await callStripe(async (stripe) => {
      if (hasEnded(await stripe.subscriptions.retrieve(id))) return;
      if (at === "now") await stripe.subscriptions.cancel(id);
      else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    });
  },

  async resume(id) {
    await callStripe(async (stripe) => {
      const subscription = await stripe.subscriptions.retrieve(id);
      if (hasEnded(subscription)) throw new AppError("conflict", "This subscription has ended.");
      await stripe.subscriptions.update(id, withoutCancellation(subscription));
    });
  },

  async refund(_, invoiceId) {
    await callStripe(async (stripe) => refundInvoice(stripe, await stripe.invoices.retrieve(invoiceId)));
  },

  async endAndRefund(id) {
    await callStripe(async (stripe) => {
      const { data: paidInvoices } = await stripe.invoices.list({ subscription: id, status: "paid", limit: 1 });
      if (paidInvoices[0]) await refundInvoice(stripe, paidInvoices[0], "duplicate");
    });
    await this.cancel(id, "now");
  },

  async createPortal(userId, returnUrl) {
    const where = { userId_gateway: { userId, gateway: "stripe" } };
    const customer = await db.gatewayCustomer.findUnique({ where });
    if (!customer) return null;
    const session = { customer: customer.gatewayId, return_url: returnUrl };
    return (await findAtStripe((stripe) => stripe.billingPortal.sessions.create(session)))?.url ?? null;
  },

  async *listUnendedIds() {
    let afterId: string | undefined;
    for (;;) {
      const page = await callStripe((stripe) =>
        stripe.subscriptions.list({ limit: 100, ...(afterId !== undefined && { starting_after: afterId }) }),
      );
      yield* await selectKnownIds(page.data);
      afterId = page.data.at(-1)?.id;
      if (!page.has_more || afterId === undefined) return;
    }
  },
};

const hasEnded = ({ status }: Stripe.Subscription) => status === "canceled" || status === "incomplete_expired";

/**
 * Refunds an invoice, at most once. What was paid from credit becomes credit again. The rest goes back to the payment
 * method.
 */
async function refundInvoice(stripe: Stripe, invoice: Stripe.Invoice, reason?: "duplicate"): Promise<void> {
  const { id, status, total, amount_paid, post_payment_credit_notes_amount } = invoice;
  if (!id || status !== "paid" || total <= 0 || post_payment_credit_notes_amount > 0) return;
  const fromCredit = total - amount_paid;
  await stripe.creditNotes.create(
    {
      invoice: id,
      amount: total,
      ...(amount_paid > 0 && { refund_amount: amount_paid }),
      ...(fromCredit > 0 && { credit_amount: fromCredit }),
      ...(reason && { reason }),
    },
    { idempotencyKey: `refund-${id}` },
  );
}

/**
 * Stripe's page collects the name, address and tax id, and saves them with the customer. Taxes depend on the address
 * and tax id.
 */
const AUTOMATIC_TAX = {
  automatic_tax: { enabled: true },
  customer_update: { address: "auto", name: "auto" },
  tax_id_collection: { enabled: true },
} as const;

/** The idempotency key contains the checkout's id, so that concurrent requests for the same order share one page. */
async function createSession({ checkoutId, user, terms, expiresAt, cancelPath }: Order) {
  const customer = await ensureStripeCustomer(user);
  const price = await ensureStripePrice(terms);
  const taxRates = await ensureStripeTaxRates(terms);
  const isAutomatic = isTaxAutomatic((await getSettings()).billing);
  const taxes = isAutomatic ? AUTOMATIC_TAX : {};
  const metadata = { checkout_id: checkoutId, user_id: String(user.id) };
  return callStripe((stripe) =>
    stripe.checkout.sessions.create(
      {
        mode: "subscription",
        customer,
        client_reference_id: checkoutId,
        line_items: [{ price, quantity: 1, ...(taxRates.length > 0 && { tax_rates: taxRates }) }],
        subscription_data: {
          metadata,
          ...(terms.trialDays > 0 && { trial_period_days: terms.trialDays }),
        },
        allow_promotion_codes: true,
        ...taxes,
        metadata,
        success_url: `${env().APP_URL}${routes.checkoutDone(checkoutId)}`,
        cancel_url: `${env().APP_URL}${cancelPath}`,
        expires_at: toStripeTime(expiresAt),
      },
      // the key contains what is ordered, because Stripe refuses a key that is reused with other parameters
      { idempotencyKey: ["checkout", checkoutId, customer, price, isAutomatic ? "tax" : "", ...taxRates].join("-") },
    ),
  );
}
