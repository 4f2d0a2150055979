import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { invoiceResponse, invoiceParams as params } from "@/lib/invoices/schema";
import { translatorFor } from "@/lib/localizations/translator";
import { refundInvoice } from "@/lib/subscriptions/refund";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: endpoint(
    {
      access: "subscriptions.update",
      sessionOnly: true,
      passwordConfirmed: true,
      params,
      summary: "Refund an invoice",
      description:
        "Refunds it in full, with a credit note. What was paid from credit is returned as credit, the rest to the payment method. The subscription continues. Repeating the call changes nothing.",
      responses: { 200: invoiceResponse },
      refusals: ["password_required", "conflict", "not_configured", "unavailable"],
    },
    async ({ actor, params, visitor }) => ({
      invoice: await refundInvoice(actor, params.invoiceId, await translatorFor(visitor, actor)),
    }),
  ),
});
