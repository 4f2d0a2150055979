import "server-only";
import type { Gateway, GatewayName } from "@/lib/billing/gateway";
import { AppError } from "@/lib/errors";
import { getSettings } from "@/lib/settings/settings";
import { testGateway } from "@/lib/test-gateway/test-gateway";

/** The gateway that takes new orders. Throws a 409 if it is the test gateway and the settings call the site live. */
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

const notForLiveSites = () => new AppError("not_configured", "Payments are not configured yet.");
