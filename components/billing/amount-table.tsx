"use client";

import type { ReactNode } from "react";
import { useMoney } from "@/components/i18n/use-money";
import { useT } from "@/components/i18n/use-t";

const ROWS =
  "[&_tr]:border-b [&_tr]:border-line [&_tr>*]:py-2.5 [&_tr>*]:align-top [&_th]:pe-4 [&_th]:text-start [&_th]:font-normal [&_td]:text-end [&_td]:whitespace-nowrap";

export type AmountRow = { key: string; label: ReactNode; note?: ReactNode; amount: number };

type Props = {
  /** The name for screen readers. */
  label: string;
  currency: string;
  /** The amounts here and in `totals` are in major units: 12.5 is $12.50. */
  rows: readonly AmountRow[];
  totals: { subtotal: number; tax: number; total: number; from_credit: number };
};

/** The lines of a payment, its tax, and its total. */
export function AmountTable({ label, currency, rows, totals: { subtotal, tax, total, from_credit } }: Props) {
  const t = useT();
  const hasSubtotal = rows.length > 1 && tax !== 0;
  return (
    <table className={`${ROWS} w-full text-control`} aria-label={label}>
      <tbody>
        {rows.map(({ key, ...row }) => (
          <Row key={key} currency={currency} {...row} />
        ))}
        {hasSubtotal && <Row label={t("Subtotal")} amount={subtotal} currency={currency} />}
        {tax !== 0 && <Row label={t("Tax")} amount={tax} currency={currency} />}
        {from_credit > 0 && <Row label={t("Paid from your credit")} amount={-from_credit} currency={currency} />}
      </tbody>
      <tfoot className="font-semibold [&_th]:font-semibold">
        <Row label={t("Total")} amount={from_credit > 0 ? total - from_credit : total} currency={currency} />
      </tfoot>
    </table>
  );
}

type RowProps = Omit<AmountRow, "key"> & { currency: string };

function Row({ label, note, amount, currency }: RowProps) {
  const money = useMoney();
  return (
    <tr>
      <th scope="row">
        {label}
        {note && <span className="block text-small text-muted">{note}</span>}
      </th>
      <td>
        <bdi>{money(amount, currency)}</bdi>
      </td>
    </tr>
  );
}
