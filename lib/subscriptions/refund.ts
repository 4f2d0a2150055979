import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { recordEvent } from "@/lib/audit/audit";
import type { Gateway } from "@/lib/billing/gateway";
import { requireBilling } from "@/lib/billing/require-billing";
import { db } from "@/lib/db/db";
import { AppError, notFound } from "@/lib/errors";
import { gatewayRefOf } from "@/lib/gateways/gateway-ref";
import { getGateway } from "@/lib/gateways/gateways";
import type { T } from "@/lib/i18n/create-t";
import { readInvoice } from "@/lib/invoices/invoices";
import type { InvoiceJson } from "@/lib/invoices/schema";
import { syncSubscription } from "@/lib/subscriptions/sync";

/**
 * Refunds a paid invoice in full. The subscription continues. If the invoice has been refunded before, only stores that
 * state. The endpoint requires `subscriptions.update`. Throws a 409 for an invoice that was not paid, is too old or has
 * been refunded in part.
 */
export async function refundInvoice(actor: UserActor, id: number, t: T): Promise<InvoiceJson> {
  await requireBilling();
  const row = await db.invoice.findUnique({
    where: { id },
    select: { number: true, gatewayId: true, subscription: { select: { id: true, gateway: true, gatewayId: true } } },
  });
  if (!row) throw notFound("Invoice");
  if (!row.subscription) throw new AppError("conflict", "The user of this invoice was deleted.");
  const ref = gatewayRefOf(row.subscription);
  const gateway = await getGateway(ref.gateway);
  const before = await fetchInvoiceState(gateway, ref.gatewayId, row.gatewayId);
  if (before.status !== "refunded") {
    if (before.status !== "paid" || before.total <= 0)
      throw new AppError("conflict", "Only a paid invoice can be refunded.");
    await gateway.refund(ref.gatewayId, row.gatewayId);
  }
  await syncSubscription(ref);
  const invoice = await readInvoice(id, t);
  if (invoice.status !== "refunded")
    throw new AppError(
      "conflict",
      "Part of this invoice has already been refunded. Refund the rest at the payment service.",
    );
  if (before.status === "refunded") return invoice;
  const details = { invoice: row.number };
  await recordEvent(db, actor, { action: "subscription.refunded", targetId: row.subscription.id, details });
  return invoice;
}

/** The current state of an invoice. Throws a 409 for an old one, because the gateway returns only the latest ones. */
async function fetchInvoiceState(gateway: Gateway, subscriptionId: string, invoiceId: string) {
  const subscription = await gateway.fetchSubscription(subscriptionId);
  const invoice = subscription?.invoices.find(({ id }) => id === invoiceId);
  if (!invoice) throw new AppError("conflict", "This invoice is too old. Refund it at the payment service.");
  return invoice;
}
