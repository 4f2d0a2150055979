import { endpoint } from "@/lib/api/endpoint";
import { methods } from "@/lib/api/methods";
import { downloadResponse } from "@/lib/http/download";
import { renderInvoicePdf } from "@/lib/invoices/invoice-pdf";
import { invoiceParams as params } from "@/lib/invoices/schema";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: endpoint(
    {
      access: "user",
      params,
      summary: "Download an invoice as PDF",
      description:
        "In the customer's language. You can download your own invoices, and with `subscriptions.view` all invoices.",
      responses: { 200: { media: "application/pdf", description: "The PDF, tagged for screen readers" } },
    },
    async ({ actor, params }) => downloadResponse(await renderInvoicePdf(actor, params.invoiceId)),
  ),
});
