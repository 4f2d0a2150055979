import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { requireMayPay } from "@/lib/billing/may-pay";
import { requireBilling } from "@/lib/billing/require-billing";
import { getCheckout, refreshCheckout } from "@/lib/checkouts/checkouts";
import type { CheckoutJson, TestOutcome } from "@/lib/checkouts/schema";
import { db } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { mayUseTestGateway } from "@/lib/gateways/gateways";
import { syncSubscription } from "@/lib/subscriptions/sync";
import type { Card } from "@/lib/test-gateway/machine";
import { payTestCheckout, setTestCard } from "@/lib/test-gateway/test-gateway";

/** The card of the subscription that an outcome starts. An outcome without a card starts no subscription. */
const CARDS: Partial<Record<TestOutcome, Card>> = { succeed: "works", past_due: "declines" };
const FAILED_OUTCOMES: Partial<Record<TestOutcome, "declined" | "challenged">> = {
  decline: "declined",
  challenge: "challenged",
};

/**
 * Applies the outcome that the user chose on the test gateway's page. An outcome that the user chooses after the order
 * was paid applies to the later payments of the subscription. Throws a 404 unless the test gateway is in use.
 */
export async function chooseTestOutcome(actor: UserActor, id: string, outcome: TestOutcome): Promise<CheckoutJson> {
  await requireTestGateway();
  await requireMayPay(actor);
  const row = await db.checkout.findFirst({
    where: { id, userId: actor.id, gateway: "test" },
    select: { state: true, subscription: { select: { gatewayId: true } } },
  });
  if (!row) throw notFound("Checkout");
  if (row.state === "expired") throw new AppError("conflict", "This checkout has expired. Start again.");
  const gatewayId = row.subscription?.gatewayId;
  if (gatewayId) await chooseCard(gatewayId, outcome);
  else await attemptPayment(id, outcome);
  return getCheckout(actor, id);
}

async function requireTestGateway(): Promise<void> {
  await requireBilling();
  if (!(await mayUseTestGateway())) throw notFound("Page");
}

async function attemptPayment(id: string, outcome: TestOutcome): Promise<void> {
  const card = CARDS[outcome];
  const lastOutcome = FAILED_OUTCOMES[outcome] ?? null;
  if (card) await payTestCheckout(id, card);
  await db.checkout.update({ where: { id }, data: { lastOutcome }, select: { id: true } });
  await refreshCheckout(id);
}

async function chooseCard(gatewayId: string, outcome: TestOutcome): Promise<void> {
  await setTestCard(gatewayId, outcome === "succeed" ? "works" : "declines");
  await syncSubscription({ gateway: "test", gatewayId });
}
