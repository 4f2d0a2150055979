import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { listInvoices } from "@/lib/invoices/invoices";
import { invoiceListQuery, invoicePage } from "@/lib/invoices/schema";
import { translatorFor } from "@/lib/localizations/translator";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      query: invoiceListQuery,
      summary: "List invoices",
      description:
        "The caller's own, the newest first. `everyone=true` (needs `subscriptions.view`) lists those of all users. `subscription_id` limits either list to one subscription. An invoice with a negative total is a credit note.",
      responses: { 200: invoicePage },
      refusals: ["not_found", "forbidden"],
    },
    async ({ actor, visitor, query }) => listInvoices(actor, query, await translatorFor(visitor, actor)),
  ),
});
