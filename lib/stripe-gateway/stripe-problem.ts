import "server-only";
import Stripe from "stripe";
import { createClient } from "@/lib/stripe-gateway/client";

export type StripeProblem = "unreachable" | "login";

/** Checks a secret key with a call that changes nothing. Null if the key works. */
export async function findStripeProblem(secret: string): Promise<StripeProblem | null> {
  try {
    await createClient(secret, { retries: 0 }).balance.retrieve();
    return null;
  } catch (error) {
    const { StripeAuthenticationError, StripePermissionError, StripeError } = Stripe.errors;
    // A restricted key that may not read the balance is still a valid key.
    if (error instanceof StripePermissionError) return null;
    if (error instanceof StripeAuthenticationError) return "login";
    if (error instanceof StripeError) return "unreachable";
    throw error;
  }
}
