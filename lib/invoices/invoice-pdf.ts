import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import type { Download } from "@/lib/http/download";
import type { DrawnInvoice, drawInvoicePdf } from "@/lib/invoices/draw-invoice";
import { getInvoiceRow, type InvoiceRow } from "@/lib/invoices/invoices";
import { findBestLanguage } from "@/lib/localizations/language";
import { i18nOf } from "@/lib/localizations/public";
import { timeZoneOf } from "@/lib/mail/time-zone";
import { getSettings } from "@/lib/settings/settings";
import { runInThread } from "@/lib/threads/pool";

/** Returns an invoice as a tagged PDF in its customer's language. Throws a 404 like `getInvoiceRow`. */
export async function renderInvoicePdf(actor: UserActor, id: number): Promise<Download> {
  const row = await getInvoiceRow(actor, id);
  const input = { row, ...(await findCustomerLocale(row)) };
  const bytes = await runInThread<typeof drawInvoicePdf>("drawInvoicePdf", input, { ownerId: actor.id });
  return { name: `${row.number}.pdf`, mime: "application/pdf", body: Buffer.from(bytes) };
}

/** Returns the lines in the language of the invoice's customer, and the customer's time zone. */
export async function findCustomerLocale({ userId }: InvoiceRow): Promise<Pick<DrawnInvoice, "i18n" | "timeZone">> {
  const select = { language: true, timezone: true };
  const user = userId === null ? null : await db.user.findUnique({ where: { id: userId }, select });
  const language = await findBestLanguage({ chosen: user?.language ?? null, acceptLanguage: null });
  const { dates } = await getSettings();
  return { i18n: await i18nOf(language), timeZone: timeZoneOf({ timezone: user?.timezone ?? null }, dates) };
}
