import * as z from "zod";
import { INTERVALS } from "@/lib/billing/periods";
import { offerToken, priceWire } from "@/lib/billing/schema";
import { changesOf } from "@/lib/http/changes";
import { idNumber, listQuery, listSearch, rowId } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";
import { line } from "@/lib/i18n/line";
import { isAmount } from "@/lib/money";
import { grantList, grantWire } from "@/lib/permissions/schema";

/** Three years: the longest interval that Stripe allows. */
const MAX_INTERVAL_COUNTS = { day: 1095, month: 36, year: 3 } as const;

const CURRENCIES = new Set(Intl.supportedValuesOf("currency"));
const currency = z
  .string()
  .regex(/^[A-Z]{3}$/)
  .refine((code) => CURRENCIES.has(code), { error: line("This currency does not exist.") });

export const priceInput = z
  .strictObject({
    amount: z.number().min(0).meta({ description: "In major units, such as dollars: 19.99." }),
    currency,
    interval: z.enum(INTERVALS),
    interval_count: z.number().int().min(1).default(1),
  })
  .superRefine(({ amount, currency, interval, interval_count }, context) => {
    const refuse = (path: string, message: string) => context.addIssue({ code: "custom", path: [path], message });
    if (!isAmount(amount, currency)) refuse("amount", line("This amount is not possible in this currency."));
    if (interval_count > MAX_INTERVAL_COUNTS[interval])
      refuse("interval_count", line("The longest interval is three years."));
  });
export type PriceInput = z.output<typeof priceInput>;

const keyOf = (price: PriceInput) => [price.amount, price.currency, price.interval, price.interval_count].join();
const areDistinctPrices = (prices: readonly PriceInput[]) => new Set(prices.map(keyOf)).size === prices.length;

export const productInput = z.strictObject({
  name: z.string().trim().min(1).max(80),
  description: z.string().trim().max(500).default(""),
  /** A hidden plan is not on the pricing page. The API lists it only for those who can change plans. */
  hidden: z.boolean().default(false),
  free: z.boolean().default(false),
  recommended: z.boolean().default(false),
  /** The lines of the plan's card, in their order. */
  feature_list: z.array(z.string().trim().min(1).max(200)).max(50).default([]),
  /** The place of the plan among all plans. A new plan without a position comes last. */
  position: z.number().int().min(0).max(1_000_000).optional(),
  trial_days: z.number().int().min(0).max(730).default(0),
  permissions: grantList.default([]),
  /** Must be true to add permissions that are not only about one's own content. Only an admin can add such ones. */
  permissions_confirmed: z.boolean().default(false),
  prices: z
    .array(priceInput)
    .max(20)
    .refine(areDistinctPrices, { error: line("List each price only once."), abort: true })
    .default([]),
});
export type ProductInput = z.output<typeof productInput>;

export const productChange = changesOf(productInput);
export type ProductChange = z.output<typeof productChange>;

/** The filters that the list and its CSV file share, without paging. */
export const productSearch = listSearch;
export type ProductSearch = z.output<typeof productSearch>;
export const productListQuery = listQuery(["position", "name", "created_at"], { orderDir: "asc" });
export type ProductListQuery = z.output<typeof productListQuery>;
export const offerParams = z.object({ offerToken });
export const productParams = z.object({ productId: rowId });

const areDistinctIds = (ids: readonly number[]) => new Set(ids).size === ids.length;

/** Plans in their new order. All other plans keep their places. */
export const productReorder = z.strictObject({
  ids: z
    .array(idNumber)
    .min(1)
    .max(200)
    .refine(areDistinctIds, { error: line("List each plan only once.") }),
});
export type ProductReorder = z.output<typeof productReorder>;

export const productWire = z
  .strictObject({
    id: z.int(),
    name: z.string(),
    description: z.string(),
    hidden: z.boolean(),
    offer_url: z.string().nullable().meta({
      description:
        "The link with which a hidden plan is ordered. Null if the plan is not hidden, if the caller lacks `products.update`, or if the plan has permissions that the caller lacks.",
    }),
    free: z.boolean(),
    recommended: z.boolean(),
    feature_list: z.array(z.string()),
    position: z.int(),
    trial_days: z.int(),
    permissions: z.array(grantWire),
    prices: z.array(priceWire),
    created_at: time,
    updated_at: time,
  })
  .meta({ id: "Product" });
export type ProductJson = z.output<typeof productWire>;
export const productResponse = z.strictObject({ product: productWire });
export const productPage = pageOf(productWire);
