import "server-only";
import type { Gateway, GatewayName } from "@/lib/billing/gateway";
import { AppError } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";
import { testGateway } from "@/lib/test-gateway/test-gateway";

/** The gateway that takes new orders. Throws a 409 if it is the test gateway and the operator says the site is live. */
export async function gatewayInUse(): Promise<Gateway> {
  const { billing } = await getSettings();
  if (billing.gateway === "test" && billing.live) throw notForLiveSites();
  return gatewayNamed(billing.gateway);
}

/** The gateway of an existing subscription or checkout. Stripe's SDK is loaded when it is first needed. */
export async function gatewayNamed(name: GatewayName): Promise<Gateway> {
  if (name === "test") return testGateway;
  const { stripeGateway } = await import("@/lib/stripe-gateway/stripe-gateway");
  return stripeGateway;
}

/** The gateway that has a subscription. Throws a 409 for one that an admin gave, which has none. */
export async function gatewayOf({ gateway }: { gateway: string }): Promise<Gateway> {
  if (gateway !== "manual") return gatewayNamed(gateway as GatewayName);
  throw new AppError("conflict", "This subscription was given by an admin, so nothing is paid for it.");
}

const notForLiveSites = () => new AppError("not_configured", "Payments are not configured yet.");
