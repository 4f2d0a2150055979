"use client";

import Download from "lucide-react/icons/download";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { StateDot } from "@/components/ui/state-dot";
import { Table } from "@/components/ui/table";
import { line } from "@/lib/i18n/line";
import type { InvoiceJson } from "@/lib/invoices/schema";

const STATES = { open: line("Open"), paid: line("Paid"), void: line("Void") };
const TONES = { open: "warning", paid: "success", void: "off" } as const;

/** Invoices, each with its PDF. */
export function InvoiceTable({ invoices }: { invoices: readonly InvoiceJson[] }) {
  const { money } = useFormats();
  const t = useT();
  return (
    <Table label={t("Your invoices")}>
      <thead>
        <tr className="*:text-start">
          <th scope="col">{t("Number")}</th>
          <th scope="col">{t("Date")}</th>
          <th scope="col">{t("State")}</th>
          <th scope="col">{t("Total")}</th>
          <th scope="col">
            <span className="sr-only">{t("File")}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, number, date, status, total, currency, pdf }) => (
          <tr key={id}>
            <td>
              <bdi>{number}</bdi>
            </td>
            <td>
              <FormattedDate value={date} />
            </td>
            <td>
              <StateDot tone={TONES[status]}>{t(STATES[status])}</StateDot>
            </td>
            <td>
              <bdi>{money(total, currency)}</bdi>
            </td>
            <td className="text-end">
              <a
                className={buttonVariants({ variant: "ghost", size: "s" })}
                href={pdf}
                download
                aria-label={t("Download invoice :number", { number })}
              >
                <Icon of={Download} />
                {t("PDF")}
              </a>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
