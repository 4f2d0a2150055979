import "server-only";
import type { Gateway, GatewayName } from "@/lib/billing/gateway";
import { AppError } from "@/lib/errors";
import { readSecretSetting } from "@/lib/settings/secrets";
import { getSettings } from "@/lib/settings/settings";
import { testGateway } from "@/lib/test-gateway/test-gateway";

/** Stripe's keys for real payments. */
const LIVE_KEY = /^[sr]k_live_/;

/** Whether the test gateway is selected and this installation takes no real payments. */
export async function mayUseTestGateway(): Promise<boolean> {
  const { billing } = await getSettings();
  if (billing.gateway !== "test" || billing.live) return false;
  return !LIVE_KEY.test((await readSecretSetting("billing.stripe_secret_key")) ?? "");
}

/**
 * The gateway that takes new orders. Throws a 409 if it is the test gateway but this installation takes real payments.
 */
export async function getGatewayInUse(): Promise<Gateway> {
  const { billing } = await getSettings();
  if (billing.gateway === "test" && !(await mayUseTestGateway())) throw notConfigured();
  return getGateway(billing.gateway);
}

/**
 * The gateway for a change of an existing subscription. Throws a 409 for a test subscription if test payments are no
 * longer possible.
 */
export async function getGatewayForChange(name: GatewayName): Promise<Gateway> {
  if (name === "test" && !(await mayUseTestGateway()))
    throw new AppError(
      "conflict",
      "This was a test subscription, and test payments are no longer possible. Choose a plan again.",
    );
  return getGateway(name);
}

/**
 * The gateway with this name, even if it may no longer be used: existing subscriptions and checkouts can still be read
 * and ended. Stripe's SDK is loaded only when it is needed.
 */
export async function getGateway(name: GatewayName): Promise<Gateway> {
  if (name === "test") return testGateway;
  const { stripeGateway } = await import("@/lib/stripe-gateway/stripe-gateway");
  return stripeGateway;
}

const notConfigured = () => new AppError("not_configured", "Payments are not configured yet.");
