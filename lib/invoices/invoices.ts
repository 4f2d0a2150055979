import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { notPermitted } from "@/lib/actor/admin-two-factor";
import { lineJson, totalsJson } from "@/lib/billing/amount-json";
import type { InvoiceStatus } from "@/lib/billing/gateway";
import { requireBilling } from "@/lib/billing/require-billing";
import type { Prisma } from "@/lib/db/client/client";
import { countListRows } from "@/lib/db/count-list-rows";
import { db } from "@/lib/db/db";
import { toOrderBy } from "@/lib/db/order-by";
import { startsWithText } from "@/lib/db/search";
import { notFound } from "@/lib/errors";
import { callPath } from "@/lib/http/client";
import { paginate } from "@/lib/http/list";
import type { T } from "@/lib/i18n/create-t";
import { amountLineOf } from "@/lib/invoices/amount-lines";
import type { InvoiceJson, InvoiceListQuery } from "@/lib/invoices/schema";
import { can } from "@/lib/permissions/can";

const SORT_COLUMNS = { date: "date" } as const;

const WITH_LINES = { lines: { orderBy: { position: "asc" } } } as const satisfies Prisma.InvoiceInclude;
export type InvoiceRow = Prisma.InvoiceGetPayload<{ include: typeof WITH_LINES }>;

/** Lists the actor's own invoices, newest first by default. With `everyone`, lists those of all users. */
export async function listInvoices(actor: UserActor, list: InvoiceListQuery, t: T) {
  await requireBilling();
  const { everyone, user_id, subscription_id, query } = list;
  if (everyone && !can(actor, "subscriptions.view")) throw notPermitted(actor);
  const where: Prisma.InvoiceWhereInput = {
    ...(user_id !== undefined && { userId: user_id }),
    ...(subscription_id !== undefined && { subscriptionId: subscription_id }),
    ...(query && { number: startsWithText(query) }),
    ...(!everyone && { userId: actor.id }),
  };
  return paginate(list, {
    count: () => countListRows(JSON.stringify(["invoices", where]), (limit) => db.invoice.count({ where, ...limit })),
    rows: async (window) => {
      const orderBy = toOrderBy(SORT_COLUMNS, list);
      const rows = await db.invoice.findMany({ where, orderBy, include: WITH_LINES, ...window });
      return rows.map((row) => invoiceJson(row, t));
    },
  });
}

/** One of the actor's invoices, or any invoice if the actor has `subscriptions.view`. Throws a 404 for any other id. */
export async function getInvoiceRow(actor: UserActor, id: number): Promise<InvoiceRow> {
  await requireBilling();
  const scope = can(actor, "subscriptions.view") ? {} : { userId: actor.id };
  const row = await db.invoice.findFirst({ where: { id, ...scope }, include: WITH_LINES });
  if (!row) throw notFound("Invoice");
  return row;
}

/** Reads an invoice without checking access. Throws a 404 if it does not exist. */
export async function readInvoice(id: number, t: T): Promise<InvoiceJson> {
  const row = await db.invoice.findUnique({ where: { id }, include: WITH_LINES });
  if (!row) throw notFound("Invoice");
  return invoiceJson(row, t);
}

function invoiceJson(row: InvoiceRow, t: T): InvoiceJson {
  const { id, number, date, currency, lines, taxRate, status, ...totals } = row;
  return {
    id,
    number,
    date: date.toISOString(),
    currency,
    lines: lines.map((line) => lineJson(amountLineOf(line), currency, t)),
    ...totalsJson(totals, currency),
    tax_percent: taxRate / 100,
    status: status as InvoiceStatus,
    pdf: callPath(`billing/invoices/${id}/pdf`),
  };
}
