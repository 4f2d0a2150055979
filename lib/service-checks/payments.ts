import "server-only";
import { invalid } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { notConfigured } from "@/lib/service-checks/not-configured";
import type { PaymentsCheckInput } from "@/lib/service-checks/schema";
import { readSecretSetting } from "@/lib/settings/secrets";
import type { StripeProblem } from "@/lib/stripe-gateway/stripe-problem";

/** Checks a Stripe secret key, by default the one in use. Throws a 422 if Stripe refuses it or cannot be reached. */
export async function checkPayments({ stripe_secret_key }: PaymentsCheckInput): Promise<void> {
  const secret = stripe_secret_key ?? (await readSecretSetting("billing.stripe_secret_key"));
  if (!secret) throw notConfigured();
  await requireStripeSecret(secret, "stripe_secret_key");
}

/** Throws a 422 on `field` if Stripe refuses the secret key or cannot be reached. */
export async function requireStripeSecret(secret: string, field: string): Promise<void> {
  const { findStripeProblem } = await import("@/lib/stripe-gateway/stripe-problem");
  const problem = await findStripeProblem(secret);
  if (problem !== null) throw invalid({ [field]: [PROBLEMS[problem]] });
}

const PROBLEMS: Readonly<Record<StripeProblem, string>> = {
  unreachable: line("The service could not be reached."),
  login: line("The service refused the secret."),
};
