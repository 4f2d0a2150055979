import "server-only";
import type Stripe from "stripe";
import type { Gateway, Order, Terms } from "@/lib/billing/gateway";
import { db } from "@/lib/db/db";
import { env } from "@/lib/env";
import { routes } from "@/lib/routes";
import { stripeCustomerOf, stripePriceOf, stripeTaxRates } from "@/lib/stripe-gateway/catalogue";
import { askStripe, findAtStripe } from "@/lib/stripe-gateway/client";
import { idOf } from "@/lib/stripe-gateway/object-id";
import { amountsOf } from "@/lib/stripe-gateway/stripe-invoices";
import { planNames, readSubscriptionState } from "@/lib/stripe-gateway/subscription-state";

/** Payments by Stripe: its Checkout and customer portal, and its rules for renewals, retries and prorations. */
export const stripeGateway: Gateway = {
  name: "stripe",

  async createCheckout(order) {
    const { id, url } = await createSession(order);
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
    if (state === "open") await askStripe((stripe) => stripe.checkout.sessions.expire(id));
  },

  fetchSubscription: (id) => findAtStripe((stripe) => readSubscriptionState(stripe, id)),

  async previewChange(id, terms, at) {
    const price = await stripePriceOf(terms);
    return askStripe(async (stripe) => {
      const { items } = await stripe.subscriptions.retrieve(id);
      const invoice = await stripe.invoices.createPreview({
        subscription: id,
        subscription_details: {
          items: [{ id: String(items.data[0]?.id), price }],
          proration_behavior: "always_invoice",
          proration_date: secondsOf(at),
        },
      });
      const amounts = amountsOf(invoice, await planNames([invoice]));
      const periodEnd = new Date(Math.max(...amounts.lines.map((line) => line.periodEnd)));
      return { ...amounts, at, currency: terms.currency, periodEnd };
    });
  },

  async previewRenewal(id) {
    const invoice = await askStripe((stripe) => stripe.invoices.createPreview({ subscription: id }));
    return amountsOf(invoice, await planNames([invoice]));
  },

  async changePlan(id, terms, at) {
    const price = await stripePriceOf(terms);
    await askStripe(async (stripe) => {
      const { items } = await stripe.subscriptions.retrieve(id);
      const [item] = items.data;
      if (item?.price.id === price) return;
      await stripe.subscriptions.update(id, {
        items: [{ id: String(item?.id), price }],
        proration_behavior: "always_invoice",
        proration_date: secondsOf(at),
        payment_behavior: "error_if_incomplete",
        cancel_at_period_end: false,
      });
    });
  },

  async cancel(id, at) {
    await askStripe(async (stripe) => {
      const { status } = await stripe.subscriptions.retrieve(id);
      if (status === "canceled" || status === "incomplete_expired") return;
      if (at === "now") await stripe.subscriptions.cancel(id);
      else await stripe.subscriptions.update(id, { cancel_at_period_end: true });
    });
  },

  async resume(id) {
    await askStripe((stripe) => stripe.subscriptions.update(id, { cancel_at_period_end: false }));
  },

  async refund(_, invoiceId) {
    await askStripe(async (stripe) => refundInvoice(stripe, await stripe.invoices.retrieve(invoiceId)));
  },

  async undo(id) {
    await askStripe(async (stripe) => {
      const { data } = await stripe.invoices.list({ subscription: id, status: "paid", limit: 1 });
      if (data[0]) await refundInvoice(stripe, data[0], "duplicate");
    });
    await this.cancel(id, "now");
  },

  async createPortal(userId, returnUrl) {
    const where = { userId_gateway: { userId, gateway: "stripe" } };
    const customer = await db.gatewayCustomer.findUnique({ where });
    if (!customer) return null;
    const session = { customer: customer.gatewayId, return_url: returnUrl };
    return (await askStripe((stripe) => stripe.billingPortal.sessions.create(session))).url;
  },

  async *listLive() {
    let after: string | undefined;
    for (;;) {
      const page = await askStripe((stripe) =>
        stripe.subscriptions.list({ limit: 100, ...(after !== undefined && { starting_after: after }) }),
      );
      for (const { id } of page.data) yield id;
      after = page.data.at(-1)?.id;
      if (!page.has_more || after === undefined) return;
    }
  },
};

/** Refunds an invoice at most once: what was paid from credit to the credit, and the rest to the payment method. */
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

/** The checkout's id is the idempotency key, so that concurrent orders share one page. */
async function createSession({ checkoutId, user, terms, expiresAt }: Order) {
  const [customer, price, taxRates] = [
    await stripeCustomerOf(user),
    await stripePriceOf(terms),
    await stripeTaxRates(terms),
  ];
  const metadata = metadataOf(user.id, terms);
  const back = `${env().APP_URL}${routes.checkoutDone(checkoutId)}`;
  return askStripe((stripe) =>
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
        metadata: { checkout_id: checkoutId },
        success_url: back,
        cancel_url: back,
        expires_at: secondsOf(expiresAt),
      },
      { idempotencyKey: `checkout-${checkoutId}` },
    ),
  );
}

const metadataOf = (userId: number, { productId, priceId }: Terms) => ({
  user_id: String(userId),
  product_id: String(productId),
  price_id: String(priceId),
});

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);
