import * as z from "zod";
import { GATEWAYS } from "@/lib/billing/gateway";
import { planRefWire, totalsWire } from "@/lib/billing/schema";
import { time } from "@/lib/http/response-schema";

export const CHECKOUT_STATES = ["open", "completed", "expired"] as const;

/** What can happen to a payment at the test gateway. The user chooses it. */
export const TEST_OUTCOMES = ["succeed", "decline", "challenge", "past_due"] as const;
export const testOutcome = z.strictObject({ outcome: z.enum(TEST_OUTCOMES) });
export type TestOutcome = z.output<typeof testOutcome>["outcome"];

export const checkoutParams = z.object({ checkoutId: z.string().regex(/^[\w-]{20,64}$/) });

export const checkoutWire = z
  .strictObject({
    id: z.string(),
    ...planRefWire,
    gateway: z.enum(GATEWAYS),
    state: z.enum(CHECKOUT_STATES),
    last_outcome: z.enum(["declined", "challenged"]).nullable().meta({
      description: "How the last payment attempt failed. `challenged`: the user must confirm it.",
    }),
    trial_days: z.int().meta({ description: "The length of the free trial in days. 0 if there is none." }),
    first_payment: z
      .strictObject(totalsWire)
      .meta({ description: "What is paid with the order: 0 if it starts a trial." }),
    subscription_id: z.int().nullable(),
    url: z.string().meta({ description: "Where the user pays." }),
    order_path: z.string().nullable().meta({
      description: "The page where the user can order the same again. Null if the plan is no longer offered to them.",
    }),
    expires_at: time,
  })
  .meta({ id: "Checkout" });
export type CheckoutJson = z.output<typeof checkoutWire>;
export const checkoutResponse = z.strictObject({ checkout: checkoutWire });
export const newCheckoutResponse = z.strictObject({
  url: z.string().meta({ description: "Where the user pays: an address of the payment service, or a path of ours." }),
  checkout: checkoutWire,
});
