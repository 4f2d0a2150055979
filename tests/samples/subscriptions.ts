import { db } from "@/lib/db/db";
import { chooseOutcome, createPlan, startCheckout, turnBillingOn } from "../support/plans";
import { sampleOf } from "../support/sample";

export const sample = sampleOf({
  path: "billing/subscriptions",
  rows: {
    create: async ({ owner }) => {
      await turnBillingOn();
      const checkoutId = await startCheckout(owner, await createPlan());
      await chooseOutcome(owner, checkoutId, "succeed");
      const where = { userId: owner.id };
      const { id: subscriptionId } = await db.subscription.findFirstOrThrow({ where });
      const { id: invoiceId } = await db.invoice.findFirstOrThrow({ where });
      return { checkoutId, subscriptionId, invoiceId };
    },
    readState: async ({ checkoutId, subscriptionId }, { owner }) => [
      await db.checkout.findUnique({ where: { id: checkoutId } }),
      await db.subscription.findUnique({ where: { id: subscriptionId } }),
      await db.testSubscription.findMany({ where: { userId: owner.id } }),
    ],
    callOptions: {
      "POST /api/v1/billing/subscriptions/{subscriptionId}/change-plan": async () => ({ body: await createPlan() }),
      "POST /api/v1/billing/test-gateway/{checkoutId}": () => ({ body: { outcome: "decline" } }),
      "PUT /api/v1/billing/subscriptions/{subscriptionId}": () => ({ body: { ends_at: "2100-01-01T00:00:00Z" } }),
    },
  },
});
