import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { line } from "@/lib/i18n/line";
import { log } from "@/lib/log";
import { readSecretSetting } from "@/lib/settings/secrets";

const TIMEOUT_MS = 20_000;
const RETRIES = 2;
const UNREACHABLE_MESSAGE = line("The payment service could not process this. Try again later.");

let cached: { secret: string; client: Stripe } | undefined;

/** The client with the secret key from the settings. Throws a 409 if no key is set. */
export async function getStripeClient(): Promise<Stripe> {
  const secret = await readSecretSetting("billing.stripe_secret_key");
  if (!secret) throw new AppError("not_configured", "Payments are not configured yet.");
  if (cached?.secret !== secret) cached = { secret, client: createClient(secret) };
  return cached.client;
}

/** Creates a client with the given secret key. */
export function createClient(secret: string, { retries = RETRIES } = {}): Stripe {
  const base = env().STRIPE_API_BASE;
  const url = base === undefined ? null : new URL(base);
  return new Stripe(secret, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: retries,
    telemetry: false,
    ...(url && {
      protocol: url.protocol === "http:" ? "http" : "https",
      host: url.hostname,
      port: url.port || (url.protocol === "http:" ? "80" : "443"),
    }),
  });
}

/** Thrown if a call names an object that does not exist at Stripe. */
export class MissingAtStripe extends AppError {
  constructor() {
    super("unavailable", UNREACHABLE_MESSAGE);
  }
}

/**
 * Calls Stripe. Throws a 409 if no key is set or a card was declined, and a 503 for any other error from Stripe.
 * Stripe's own message is only logged.
 */
export async function callStripe<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result> {
  const stripe = await getStripeClient();
  try {
    return await call(stripe);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new AppError("conflict", "The payment was declined.");
    if (error instanceof Stripe.errors.StripeError) {
      log.error({ err: error, requestId: error.requestId }, "Stripe refused a call or did not answer");
      throw isMissing(error) ? new MissingAtStripe() : new AppError("unavailable", UNREACHABLE_MESSAGE);
    }
    throw error;
  }
}

/** Like `callStripe`, but returns null for an object that does not exist. */
export async function findAtStripe<Result>(call: (stripe: Stripe) => Promise<Result>): Promise<Result | null> {
  return callStripe(async (stripe) => {
    try {
      return await call(stripe);
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  });
}

const isMissing = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
