import "server-only";

type StripeReference = string | { id: string } | null | undefined;

/** Returns the id of an object. Stripe sends only the id, or the whole object if the call has expanded it. */
export const idOf = (object: StripeReference): string | null =>
  typeof object === "string" ? object : (object?.id ?? null);
