import type { AmountLine, Totals } from "@/lib/billing/amounts";
import type { Cycle } from "@/lib/billing/periods";

/** The payment services. A subscription that an admin granted has none: its gateway is "manual". */
export const GATEWAYS = ["test", "stripe"] as const;
export type GatewayName = (typeof GATEWAYS)[number];

export const SUBSCRIPTION_STATUSES = ["trialing", "active", "past_due", "ended"] as const;
export type SubscriptionStatus = (typeof SUBSCRIPTION_STATUSES)[number];

/** "refunded": the invoice was paid and later refunded by a credit note. */
export const INVOICE_STATUSES = ["open", "paid", "refunded", "void"] as const;
export type InvoiceStatus = (typeof INVOICE_STATUSES)[number];

/** A price that a user orders. `amount` in minor units, `taxRate` in hundredths of a percent. */
export type Terms = Cycle & {
  productId: number;
  priceId: number;
  /** The plan's name. */
  product: string;
  amount: number;
  currency: string;
  trialDays: number;
  taxRate: number;
};

export type Order = {
  /** The id of our checkout. Two orders with the same id get the same payment page. */
  checkoutId: string;
  user: { id: number; email: string };
  terms: Terms;
  expiresAt: Date;
  /** Where the user gets if they do not pay. */
  cancelPath: string;
};

export type GatewayInvoice = Totals & {
  id: string;
  date: Date;
  currency: string;
  taxRate: number;
  status: InvoiceStatus;
  lines: AmountLine[];
};

/** The current state of a subscription at the gateway, with its latest invoices, oldest first. */
export type GatewaySubscription = {
  id: string;
  userId: number;
  productId: number;
  priceId: number;
  status: SubscriptionStatus;
  periodStart: Date;
  periodEnd: Date;
  trialEndsAt: Date | null;
  cancelAtPeriodEnd: boolean;
  endedAt: Date | null;
  /** "Visa •••• 4242" */
  paymentMethod: string;
  /** Identifies the card, the same for all users who pay with it. Null if the service does not say it. */
  cardFingerprint: string | null;
  failedPayments: number;
  nextPaymentAt: Date | null;
  /**
   * Where the user pays an open invoice or confirms its payment. Null if no invoice is open, or if the service has no
   * page for it.
   */
  paymentUrl: string | null;
  invoices: GatewayInvoice[];
};

/** What a plan change at the time `at` costs. */
export type Proration = Totals & { at: Date; currency: string; lines: AmountLine[]; periodEnd: Date };

export type GatewayCheckout = { state: "open" | "completed" | "expired"; subscriptionId: string | null };

export type CancelAt = "period_end" | "now";

/**
 * A payment service. Each call fails with `not_configured` (409) if the service has no credentials, and with
 * `unavailable` (503) if it does not answer. Never make such a call in a database transaction.
 */
export type Gateway = {
  readonly name: GatewayName;
  /** Creates the page where the user pays. */
  createCheckout(order: Order): Promise<{ id: string; url: string }>;
  fetchCheckout(id: string): Promise<GatewayCheckout>;
  /** Closes a payment page that is still open. */
  expireCheckout(id: string): Promise<void>;
  /**
   * Null if there is no such subscription, if it belongs to another installation, or if its first payment has not
   * succeeded yet.
   */
  fetchSubscription(id: string): Promise<GatewaySubscription | null>;
  previewChange(id: string, terms: Terms, at: Date): Promise<Proration>;
  /** What the next period will cost if nothing changes until it begins. */
  previewRenewal(id: string): Promise<Totals>;
  /**
   * Changes the plan and charges what `previewChange` returns for the same `at`. Throws a 409 if the payment fails, or
   * has to be confirmed first.
   */
  changePlan(id: string, terms: Terms, at: Date): Promise<void>;
  /** Does nothing if the subscription has ended. */
  cancel(id: string, at: CancelAt): Promise<void>;
  /** Withdraws a cancellation that would take effect at the end of the period. */
  resume(id: string): Promise<void>;
  /**
   * Refunds a paid invoice of a subscription by a credit note. What was paid from credit goes back to the credit, and
   * the rest to the payment method. Does nothing if the invoice has been refunded before.
   */
  refund(id: string, invoiceId: string): Promise<void>;
  /** Ends a subscription immediately and refunds its last payment. */
  endAndRefund(id: string): Promise<void>;
  /** Returns the address where the user changes the payment method. Null if there is no such page for the user. */
  createPortal(userId: number, returnUrl: string): Promise<string | null>;
  /** Yields the ids of all subscriptions of this installation that have not ended. */
  listUnendedIds(): AsyncIterable<string>;
};
