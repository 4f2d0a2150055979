import "server-only";
import { describeLine } from "@/lib/billing/amount-json";
import { amountDue } from "@/lib/billing/amounts";
import { currencyOptions } from "@/lib/currency-decimals";
import { formatDate } from "@/lib/format/dates";
import { formatNumber } from "@/lib/format/numbers";
import { createT, type T } from "@/lib/i18n/create-t";
import { direction } from "@/lib/i18n/direction";
import { line } from "@/lib/i18n/line";
import { amountLineOf } from "@/lib/invoices/amount-lines";
import type { InvoiceRow } from "@/lib/invoices/invoices";
import type { Party } from "@/lib/invoices/parties";
import { createPdf, INNER_WIDTH, type PdfWriter, type Style, type StyledText } from "@/lib/invoices/pdf-writer";
import { toMajor } from "@/lib/money";

/** `i18n`: the lines in the customer's language. */
export type DrawnInvoice = { row: InvoiceRow; i18n: Parameters<typeof createT>[0]; timeZone: string };

/** The task `drawInvoicePdf`: draws an invoice, and returns the bytes of the PDF. Runs in a thread. */
export const drawInvoicePdf = ({ row, i18n, timeZone }: DrawnInvoice): Promise<Uint8Array> =>
  drawInvoice(row, createT(i18n), timeZone);

const STATUSES = {
  open: line("Open"),
  paid: line("Paid"),
  refunded: line("Refunded"),
  void: line("Void"),
} as const;

/** Draws the pages of an invoice, and returns the bytes of the PDF. */
export async function drawInvoice(row: InvoiceRow, t: T, timeZone: string): Promise<Buffer> {
  const { number, date, total } = row;
  const title = total < 0 ? t("Credit note :number", { number }) : t("Invoice :number", { number });
  const page = await createPdf({ title, language: t.language });
  const fullWidth = { start: 0, width: INNER_WIDTH };
  page.write([[title, { ...fullWidth, tag: "H1", size: 22, bold: true }]], 8);
  const status = t(STATUSES[row.status as keyof typeof STATUSES]);
  page.write(
    [[`${formatDate(date, "long", pdfLocale(t), timeZone)} · ${status}`, { ...fullWidth, tag: "P", grey: true }]],
    28,
  );
  drawParties(page, row, t);
  page.addSpace(28);
  drawLines(page, row, { t, timeZone });
  page.addSpace(14);
  drawTotals(page, row, t);
  return page.finish();
}

function drawParties(page: PdfWriter, { seller, customer }: InvoiceRow, t: T): void {
  const width = INNER_WIDTH / 2 - 10;
  const columns = [
    { heading: t("From"), party: seller as Party, start: 0 },
    { heading: t("To"), party: customer as Party, start: width + 20 },
  ];
  page.writeColumns(
    columns.map(({ heading, party, start }) => [
      [heading, { start, width, tag: "H2", size: 9, grey: true }],
      [party.name, { start, width, tag: "P", bold: true }],
      ...detailsOf(party, t).map((text): StyledText => [text, { start, width, tag: "P" }]),
    ]),
  );
}

const detailsOf = ({ address, country, email, taxId }: Party, t: T): string[] =>
  [...address.split("\n"), countryName(country, t), email, taxId && t("Tax ID: :id", { id: taxId })].filter(Boolean);

const countryName = (code: string, t: T): string =>
  code && (new Intl.DisplayNames([t.language], { type: "region" }).of(code) ?? code);

/**
 * The locale for dates and numbers. For right-to-left languages, it has Western digits, because a PDF cannot reorder
 * digits as a browser does.
 */
const pdfLocale = ({ language }: T): string => (direction(language) === "rtl" ? `${language}-u-nu-latn` : language);

function drawLines(page: PdfWriter, row: InvoiceRow, { t, timeZone }: { t: T; timeZone: string }): void {
  const [wide, narrow] = [INNER_WIDTH * 0.4, INNER_WIDTH * 0.35];
  const stylesFor = (tag: Style["tag"]): Style[] => [
    { tag, start: 0, width: wide - 10, bold: tag === "TH" },
    { tag, start: wide, width: narrow - 10, bold: tag === "TH" },
    { tag, start: wide + narrow, width: INNER_WIDTH - wide - narrow, align: "end", bold: tag === "TH" },
  ];
  const cells = (texts: string[], tag: Style["tag"]) =>
    stylesFor(tag).map((style, at) => [texts[at] ?? "", style] as const);
  const date = (time: number) => formatDate(new Date(time), "short", pdfLocale(t), timeZone);
  const head = cells([t("Description"), t("Period"), t("Amount")], "TH");
  const body = row.lines.map(amountLineOf).map((amountLine) => {
    const period = `${date(amountLine.periodStart)} – ${date(amountLine.periodEnd)}`;
    return cells([describeLine(amountLine, t), period, exactAmount(amountLine.amount, row.currency, t)], "TD");
  });
  page.writeTable([head, ...body]);
}

type Sum = [label: string, amount: number, isBold: boolean];

function drawTotals(page: PdfWriter, row: InvoiceRow, t: T): void {
  const percent = formatNumber(row.taxRate / 10_000, pdfLocale(t), { style: "percent", maximumFractionDigits: 2 });
  const sums: Sum[] = [
    [t("Subtotal"), row.subtotal, false],
    [t("Tax (:percent)", { percent }), row.tax, false],
    [t("Total"), row.total, true],
    ...creditSums(row, t),
  ];
  const half = INNER_WIDTH / 2;
  for (const [label, amount, bold] of sums) {
    page.write([
      [label, { tag: "P", start: half, width: half / 2, bold }],
      [exactAmount(amount, row.currency, t), { tag: "P", start: half * 1.5, width: half / 2, align: "end", bold }],
    ]);
  }
}

/** The rows about credit: what was paid from it, or what a negative total added to it. */
function creditSums(row: InvoiceRow, t: T): Sum[] {
  const due = amountDue(row);
  if (row.fromCredit < 0) {
    const added: Sum = [t("Added to your credit"), -row.fromCredit, false];
    return due === 0 ? [added] : [added, [t("Refunded"), -due, true]];
  }
  if (row.fromCredit === 0) return [];
  const used: Sum = [t("From your credit"), -row.fromCredit, false];
  if (row.status === "void") return [used];
  return [used, [row.status === "open" ? t("Amount due") : t("Amount paid"), due, true]];
}

/** Formats an amount with all decimals of its currency, so that the amounts in a column line up. */
const exactAmount = (amount: number, currency: string, t: T): string =>
  formatNumber(toMajor(amount, currency), pdfLocale(t), currencyOptions(currency));
