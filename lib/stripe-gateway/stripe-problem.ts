import "server-only";
import Stripe from "stripe";
import { newClient } from "@/lib/stripe-gateway/client";

export type StripeProblem = "unreachable" | "login";

/** Asks Stripe whether a secret key works, without a change there. Null if it does. */
export async function findStripeProblem(secret: string): Promise<StripeProblem | null> {
  try {
    await newClient(secret, { retries: 0 }).balance.retrieve();
    return null;
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError, StripeError } = Stripe.errors;
    // A restricted key that may not read the balance is a key all the same.
    if (error instanceof StripePermissionError) return null;
    if (error instanceof StripeAuthenticationError) return "login";
    if (error instanceof StripeError) return "unreachable";
    throw error;
  }
}
