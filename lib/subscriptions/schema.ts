import * as z from "zod";
import { GATEWAYS, SUBSCRIPTION_STATUSES } from "@/lib/billing/gateway";
import { amount, amountLineWire, currency, planChoice, planOrder, planRefWire, totalsWire } from "@/lib/billing/schema";
import { futureTime } from "@/lib/http/future-time";
import { idNumber, listQuery, listSearch, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { PERMISSIONS, type Permission } from "@/lib/permissions/permissions";

const filters = {
  everyone: yesOrNo.default(false),
  user_id: rowId.optional(),
  status: z.enum(SUBSCRIPTION_STATUSES).optional(),
};

/** `everyone` lists all users' subscriptions and needs `subscriptions.view`. */
export const subscriptionListQuery = listQuery(["created_at"]).extend(filters);
export type SubscriptionListQuery = z.output<typeof subscriptionListQuery>;
export const subscriptionSearch = listSearch.extend(filters).omit({ everyone: true });
export type SubscriptionSearch = z.output<typeof subscriptionSearch>;

export const subscriptionParams = z.object({ subscriptionId: rowId });

/** `at`, `total` and `amount_due` are those of the preview that was shown, so that exactly its amounts are charged. */
export const planChange = planOrder.extend({
  preview: z.boolean().default(false),
  at: z.iso.datetime().optional(),
  total: amount.optional(),
  amount_due: amount.optional(),
});
export type PlanChange = z.output<typeof planChange>;

export const cancellation = z.strictObject({ at: z.enum(["period_end", "now"]).default("period_end") });
export type Cancellation = z.output<typeof cancellation>;

/** A subscription that an admin gives. Without `ends_at` it has no end. */
export const subscriptionInput = planChoice.extend({ user_id: idNumber, ends_at: futureTime.nullable().default(null) });
export type SubscriptionInput = z.output<typeof subscriptionInput>;

export const subscriptionChange = z.strictObject({ ends_at: futureTime });
export type SubscriptionChange = z.output<typeof subscriptionChange>;

export const subscriptionWire = z
  .strictObject({
    id: z.int(),
    user: z.strictObject({ id: z.int(), display_name: z.string(), email: z.string() }),
    ...planRefWire,
    gateway: z.enum([...GATEWAYS, "manual"]).meta({ description: "`manual`: an admin granted it." }),
    status: z.enum(SUBSCRIPTION_STATUSES),
    valid: z.boolean().meta({ description: "Whether it grants its plan now." }),
    valid_until: time.nullable().meta({ description: "Until when it grants its plan. Null: for ever." }),
    period_start: time,
    period_end: time.nullable().meta({ description: "When it renews, or ends if it is cancelled." }),
    trial_ends_at: time.nullable(),
    trial_refused: z.boolean().meta({
      description: "Whether it ended at its start, because the address or the card had a trial before.",
    }),
    cancel_at_period_end: z.boolean(),
    ended_at: time.nullable(),
    payment_method: z.string(),
    next_payment_at: time.nullable().meta({ description: "When a failed payment is tried again." }),
    payment_url: z.string().nullable().meta({ description: "Where to pay an open invoice, or confirm its payment." }),
    created_at: time,
  })
  .meta({ id: "Subscription" });
export type SubscriptionJson = z.output<typeof subscriptionWire>;
export const subscriptionResponse = z.strictObject({ subscription: subscriptionWire });
export const subscriptionPage = pageOf(subscriptionWire);

/** A permission that a plan change removes or limits. If `restriction` is null, the whole permission is removed. */
export const lossWire = z.strictObject({
  permission: z.enum(Object.keys(PERMISSIONS) as [Permission, ...Permission[]]),
  restriction: z.string().nullable(),
  before: z.int().nullable().meta({ description: "Null: no limit, or the whole permission is lost." }),
  after: z.int().nullable().meta({ description: "Null: the permission is lost." }),
});
export type LossJson = z.output<typeof lossWire>;

export const planChangePreview = z
  .strictObject({
    at: time.meta({
      description: "Send it with the change, and also `total` and `amount_due`. Exactly these amounts are charged.",
    }),
    currency,
    lines: z.array(amountLineWire),
    ...totalsWire,
    period_end: time,
    losses: z.array(lossWire),
  })
  .meta({ id: "PlanChangePreview" });
export type PlanChangePreviewJson = z.output<typeof planChangePreview>;

/** The response to a request for a preview, or to the change itself. */
export const planChangeResponse = z.strictObject({
  preview: planChangePreview.optional(),
  subscription: subscriptionWire.optional(),
});

export const portalResponse = z.strictObject({ url: z.string() });
