import * as z from "zod";
import { LINE_KINDS } from "@/lib/billing/amounts";
import { INTERVALS } from "@/lib/billing/periods";
import { idNumber } from "@/lib/http/list";
import { time } from "@/lib/http/response-schema";

/** The plan and the price that a user has chosen. */
export const planChoice = z.strictObject({ product_id: idNumber, price_id: idNumber });
export type PlanChoice = z.output<typeof planChoice>;

/** The secret at the end of the link to a hidden plan. */
export const offerToken = z.string().regex(/^[\w-]{20,64}$/);

/** The plan and the price that a user orders. `offer`: from the link to a hidden plan. */
export const planOrder = planChoice.extend({ offer: offerToken.optional() });
export type PlanOrder = z.output<typeof planOrder>;

/** An amount in major units: 19.99. */
export const amount = z.number();

export const currency = z.string().meta({ description: "ISO 4217, in upper case." });

export const priceWire = z
  .strictObject({
    id: z.int(),
    amount: amount.meta({ description: "In major units, such as dollars: 19.99." }),
    currency,
    interval: z.enum(INTERVALS),
    interval_count: z.int(),
  })
  .meta({ id: "Price" });
export type PriceJson = z.output<typeof priceWire>;

/** The plan of a subscription or a checkout, and its price. */
export const planRefWire = {
  product: z.strictObject({ id: z.int(), name: z.string() }),
  price: priceWire,
};

export const amountLineWire = z.strictObject({
  kind: z.enum(LINE_KINDS),
  description: z.string().meta({ description: "In the caller's language." }),
  period_start: time,
  period_end: time,
  quantity: z.int(),
  amount,
});
export type AmountLineJson = z.output<typeof amountLineWire>;

export const totalsWire = {
  subtotal: amount,
  tax: amount,
  total: amount.meta({ description: "The sum of `subtotal` and `tax`. A negative total is added to the credit." }),
  from_credit: amount.meta({ description: "How much of the total is paid from credit." }),
  amount_due: amount.meta({ description: "What is paid with the payment method." }),
};
