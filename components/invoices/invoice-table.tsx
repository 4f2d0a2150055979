"use client";

import Download from "lucide-react/icons/download";
import type { ReactNode } from "react";
import { FormattedDate } from "@/components/i18n/formatted-date";
import { useMoney } from "@/components/i18n/use-money";
import { useT } from "@/components/i18n/use-t";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { StateDot } from "@/components/ui/state-dot";
import { Table } from "@/components/ui/table";
import { line } from "@/lib/i18n/line";
import type { InvoiceJson } from "@/lib/invoices/schema";

const STATES = { open: line("Open"), paid: line("Paid"), refunded: line("Refunded"), void: line("Void") };
const TONES = { open: "warning", paid: "success", refunded: "off", void: "off" } as const;

type Props = {
  invoices: readonly InvoiceJson[];
  /** Further buttons beside the link to the PDF. */
  actions?: ((invoice: InvoiceJson) => ReactNode) | undefined;
};

/** A table of invoices, each with a link to its PDF. */
export function InvoiceTable({ invoices, actions }: Props) {
  const money = useMoney();
  const t = useT();
  return (
    <Table label={t("List of invoices")}>
      <thead>
        <tr className="*:text-start">
          <th scope="col">{t("Number")}</th>
          <th scope="col">{t("Total")}</th>
          <th scope="col">{t("File")}</th>
        </tr>
      </thead>
      <tbody>
        {invoices.map((invoice) => {
          const { id, number, date, status, total, currency, pdf } = invoice;
          return (
            <tr key={id} className="*:py-2">
              <td>
                <bdi className="block">{number}</bdi>
                <FormattedDate value={date} className="text-small text-muted" />
              </td>
              <td>
                <bdi className="block">{money(total, currency)}</bdi>
                <StateDot tone={TONES[status]}>{t(STATES[status])}</StateDot>
              </td>
              <td>
                <div className="flex flex-wrap gap-2">
                  <a
                    className={buttonVariants({ size: "s" })}
                    href={pdf}
                    download
                    aria-label={t("Download invoice :number", { number })}
                  >
                    <Icon of={Download} />
                    {t("PDF")}
                  </a>
                  {actions?.(invoice)}
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}
