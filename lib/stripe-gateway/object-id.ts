import "server-only";

type StripeReference = string | { id: string } | null | undefined;

/** The id of an object that Stripe sends as an id, or as a whole if it was expanded. */
export const idOf = (object: StripeReference): string | null =>
  typeof object === "string" ? object : (object?.id ?? null);
