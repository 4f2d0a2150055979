import "server-only";
import Stripe from "stripe";

/** How far the time of a signature may be from now. */
const TOLERANCE_SECONDS = 300;

/**
 * Whether the header signs the body with this secret, at a time near now. Stripe's SDK accepts any time in the future,
 * and a time that is no number.
 */
export function isSigned(body: Buffer, header: string, secret: string): boolean {
  const { signature } = Stripe.webhooks;
  if (!signature) throw new Error("The SDK cannot verify signatures.");
  try {
    signature.verifyHeader(body, header, secret, TOLERANCE_SECONDS);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
  const times = header.split(",").filter((item) => item.startsWith("t="));
  return times.every((item) => Math.abs(Date.now() / 1000 - Number(item.slice(2))) <= TOLERANCE_SECONDS);
}
