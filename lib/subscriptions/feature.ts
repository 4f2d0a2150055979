import "server-only";
import { isBillingOn } from "@/lib/billing/require-billing";
import { db } from "@/lib/db/db";
import { type Feature, task } from "@/lib/feature";
import type { GatewayRef } from "@/lib/gateways/gateway-ref";
import type { StripeObjectIds } from "@/lib/stripe-gateway/remove-from-stripe";
import {
  endSubscription,
  reconcileSubscriptions,
  removeFromStripe,
  renameStripeProduct,
  runTestGateway,
  updateStripeCustomer,
} from "@/lib/subscriptions/jobs";
import {
  cancelledNotice,
  endedNotice,
  paymentFailedNotice,
  receiptNotice,
  refundNotice,
  renewalNotice,
  trialEndingNotice,
  trialRefusedNotice,
} from "@/lib/subscriptions/notices";
import { sendReminders } from "@/lib/subscriptions/reminders";
import { removeWithUser } from "@/lib/subscriptions/remove-with-user";

declare global {
  namespace GraphileWorker {
    interface Tasks {
      "end-subscription": GatewayRef;
      "remove-from-stripe": StripeObjectIds;
      "update-stripe-customer": { userId: number };
      "rename-stripe-product": { productId: number };
      "run-test-gateway": undefined;
      "reconcile-subscriptions": undefined;
      "send-billing-reminders": undefined;
    }
  }
}

/** Events are kept so that repeated ones are recognised. A gateway resends an event for a few days at most. */
const EVENTS_KEPT_DAYS = 90;

const EXPORT_COLUMNS = {
  id: true,
  product: { select: { name: true } },
  price: { select: { amount: true, currency: true, interval: true, intervalCount: true } },
  gateway: true,
  status: true,
  periodStart: true,
  periodEnd: true,
  trialEndsAt: true,
  cancelAtPeriodEnd: true,
  endedAt: true,
  validUntil: true,
  paymentMethod: true,
  createdAt: true,
} as const;

export const subscriptions = {
  name: "subscriptions",
  isOn: isBillingOn,
  notices: [
    receiptNotice,
    refundNotice,
    paymentFailedNotice,
    trialEndingNotice,
    renewalNotice,
    cancelledNotice,
    endedNotice,
    trialRefusedNotice,
  ],
  models: {
    Subscription: "personal",
    GatewayCustomer: "unexported",
    GatewayEvent: "installation",
    TestCheckout: "unexported",
    TestSubscription: "unexported",
    UsedTrial: "installation",
  },
  // Subscriptions are kept as a record of what was paid.
  timesOutsideExpired: [
    ...["Subscription.periodEnd", "Subscription.trialEndsAt", "Subscription.validUntil", "Subscription.extendedUntil"],
    ...["Subscription.nextPaymentAt", "Subscription.remindedPeriodEnd", "Subscription.changingUntil"],
    "TestSubscription.nextAt",
  ],
  tasks: {
    "end-subscription": task(endSubscription),
    "remove-from-stripe": task(removeFromStripe, { maxSeconds: 540 }),
    "update-stripe-customer": task(updateStripeCustomer),
    "rename-stripe-product": task(renameStripeProduct),
    "run-test-gateway": task(() => runTestGateway(), { maxSeconds: 540 }),
    "reconcile-subscriptions": task(reconcileSubscriptions, { maxSeconds: 3000 }),
    "send-billing-reminders": task(sendReminders, { maxSeconds: 540 }),
  },
  schedule: [
    { task: "run-test-gateway", match: "* * * * *" },
    { task: "reconcile-subscriptions", match: "40 3 * * *" },
    { task: "send-billing-reminders", match: "15 * * * *" },
  ],
  expired: [`DELETE FROM "GatewayEvent" WHERE "receivedAt" < now() - interval '${EVENTS_KEPT_DAYS} days'`],
  removeWithUser,
  exportDocuments: async (userId) => [
    {
      name: "subscriptions",
      rows: await db.subscription.findMany({ where: { userId }, orderBy: { id: "asc" }, select: EXPORT_COLUMNS }),
    },
  ],
} as const satisfies Feature;
