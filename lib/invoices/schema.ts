import * as z from "zod";
import { INVOICE_STATUSES } from "@/lib/billing/gateway";
import { amountLineWire, currency, totalsWire } from "@/lib/billing/schema";
import { listQuery, rowId, yesOrNo } from "@/lib/http/list";
import { pageOf, time } from "@/lib/http/response-schema";

/** `everyone` lists all users' invoices and needs `subscriptions.view`. */
export const invoiceListQuery = listQuery(["date"]).extend({
  everyone: yesOrNo.default(false),
  user_id: rowId.optional(),
  subscription_id: rowId.optional(),
});
export type InvoiceListQuery = z.output<typeof invoiceListQuery>;

export const invoiceParams = z.object({ invoiceId: rowId });

export const invoiceWire = z
  .strictObject({
    id: z.int(),
    number: z.string(),
    date: time,
    currency,
    lines: z.array(amountLineWire),
    ...totalsWire,
    tax_percent: z.number(),
    status: z.enum(INVOICE_STATUSES),
    pdf: z.string().meta({ description: "The path of its PDF." }),
  })
  .meta({ id: "Invoice" });
export type InvoiceJson = z.output<typeof invoiceWire>;
export const invoiceResponse = z.strictObject({ invoice: invoiceWire });
export const invoicePage = pageOf(invoiceWire);

/** A user's details for invoices. If the name is empty, invoices show the name of the account. */
export const billingProfileInput = z.strictObject({
  name: z.string().trim().max(200),
  address: z.string().trim().max(500),
  country: z.union([z.literal(""), z.string().regex(/^[A-Z]{2}$/)]),
  tax_id: z.string().trim().max(50),
});
export type BillingProfileInput = z.output<typeof billingProfileInput>;
export const billingProfileResponse = z.strictObject({ profile: billingProfileInput });
