import "server-only";
import { amountDue } from "@/lib/billing/amounts";
import type { GatewayInvoice, GatewayName } from "@/lib/billing/gateway";
import type { Tx } from "@/lib/db/db";
import { getCustomer, type Party } from "@/lib/invoices/parties";

/** What all invoices of one subscription have in common. */
type CommonFields = { gateway: GatewayName; userId: number; subscriptionId: number; seller: Party };
/** An invoice that has just been paid or refunded, with its number and the part of its total not paid from credit. */
export type ChangedInvoice = { change: "paid" | "refunded"; number: string; amountDue: number; currency: string };

/**
 * Stores the current state of a subscription's invoices. A new invoice gets the next number of its year. Returns the
 * invoices that have been paid or refunded since the last call, except a new one that is already refunded. Lock the
 * user's row before the call.
 */
export async function saveInvoices(
  tx: Tx,
  common: CommonFields,
  invoices: readonly GatewayInvoice[],
): Promise<ChangedInvoice[]> {
  const changed: ChangedInvoice[] = [];
  for (const invoice of invoices) {
    const { number, change } = (await updateInvoice(tx, common, invoice)) ?? (await createInvoice(tx, common, invoice));
    if (change) changed.push({ change, number, amountDue: amountDue(invoice), currency: invoice.currency });
  }
  return changed;
}

type SavedInvoice = { number: string; change: ChangedInvoice["change"] | null };

/**
 * Returns null if the invoice is new. In an existing invoice, only the status and the part paid from credit can change.
 */
async function updateInvoice(tx: Tx, { gateway }: CommonFields, invoice: GatewayInvoice): Promise<SavedInvoice | null> {
  const existing = await tx.invoice.findUnique({
    where: { gateway_gatewayId: { gateway, gatewayId: invoice.id } },
    select: { id: true, number: true, status: true, fromCredit: true },
  });
  if (!existing) return null;
  const { id, number } = existing;
  const { status, fromCredit } = invoice;
  if (existing.status === status && existing.fromCredit === fromCredit) return { number, change: null };
  await tx.invoice.update({ where: { id }, data: { status, fromCredit }, select: { id: true } });
  const hasNewStatus = existing.status !== status;
  return { number, change: hasNewStatus && (status === "paid" || status === "refunded") ? status : null };
}

async function createInvoice(
  tx: Tx,
  common: CommonFields,
  { lines, id: gatewayId, ...invoice }: GatewayInvoice,
): Promise<SavedInvoice> {
  const { gateway, userId, subscriptionId, seller } = common;
  const number = await takeNextNumber(tx, invoice.date.getUTCFullYear());
  const customer = await getCustomer(tx, userId);
  await tx.invoice.create({
    data: {
      ...invoice,
      gateway,
      gatewayId,
      userId,
      subscriptionId,
      number,
      seller,
      customer,
      lines: {
        create: lines.map(({ periodStart, periodEnd, ...line }, position) => ({
          ...line,
          position,
          periodStart: new Date(periodStart),
          periodEnd: new Date(periodEnd),
        })),
      },
    },
    select: { id: true },
  });
  return { number, change: invoice.status === "paid" ? "paid" : null };
}

/**
 * Increments the year's counter in one statement, which waits for other transactions, so that no number is skipped or
 * used twice.
 */
async function takeNextNumber(tx: Tx, year: number): Promise<string> {
  const [row] = await tx.$queryRaw<{ last: number }[]>`
    INSERT INTO "InvoiceNumber" AS counter (year, last) VALUES (${year}::int, 1)
    ON CONFLICT (year) DO UPDATE SET last = counter.last + 1 RETURNING last`;
  return `${year}-${String(row?.last).padStart(6, "0")}`;
}
