import "server-only";
import { db } from "@/lib/db/db";
import type { Feature } from "@/lib/feature";

export const invoices = {
  name: "invoices",
  // Invoices are kept when their user is deleted, because the law requires it.
  models: { Invoice: "personal", InvoiceLine: "personal", InvoiceNumber: "installation", BillingProfile: "personal" },
  timesOutsideExpired: ["InvoiceLine.periodEnd"],
  exportDocuments: async (userId) => [
    {
      name: "invoices",
      rows: await db.invoice.findMany({
        where: { userId },
        orderBy: { id: "asc" },
        omit: { gatewayId: true, userId: true },
      }),
    },
    {
      name: "invoice-lines",
      rows: await db.invoiceLine.findMany({
        where: { invoice: { userId } },
        orderBy: { id: "asc" },
        omit: { id: true },
      }),
    },
    { name: "billing-profile", rows: await db.billingProfile.findMany({ where: { userId }, omit: { userId: true } }) },
  ],
} as const satisfies Feature;
