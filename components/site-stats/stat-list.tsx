"use client";

import { type CSSProperties, useId, useState } from "react";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";

type Row = { key: string; name: string; views: number; visitors: number };
type Props = { title: string; rows: readonly Row[] };

/** The number of rows that are shown at first. */
const FIRST_COUNT = 8;

const CELL = "py-2 text-end tabular-nums";

/** A table whose rows have bars behind their names: the visitors of each, compared with the first row. */
export function StatList({ title, rows }: Props) {
  const [isWhole, setWhole] = useState(false);
  const id = useId();
  const t = useT();
  const most = Math.max(1, ...rows.map(({ visitors }) => visitors));
  const shown = isWhole ? rows : rows.slice(0, FIRST_COUNT);
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="type-item pb-2">
        {title}
      </h2>
      <table className="w-full table-fixed text-small">
        <thead className="border-b border-edge text-tiny text-muted">
          <tr>
            <th scope="col">
              <span className="sr-only">{title}</span>
            </th>
            <th scope="col" className="w-19 pb-1.5 text-end font-normal">
              {t("Visitors")}
            </th>
            <th scope="col" className="w-19 pb-1.5 text-end font-normal">
              {t("Views")}
            </th>
          </tr>
        </thead>
        <tbody className="*:border-b *:border-line">
          {shown.map(({ key, ...row }) => (
            <StatRow key={key} {...row} share={row.visitors / most} />
          ))}
        </tbody>
      </table>
      {!isWhole && rows.length > FIRST_COUNT && (
        <button type="button" className="link mt-2 text-small" onClick={() => setWhole(true)}>
          {t("Show all :count", { count: rows.length })}
        </button>
      )}
    </section>
  );
}

type StatRowProps = Omit<Row, "key"> & { share: number };

function StatRow({ name, views, visitors, share }: StatRowProps) {
  const { number } = useFormats();
  return (
    <tr>
      <th scope="row" className="relative py-2 text-start font-normal">
        <span
          aria-hidden
          className="absolute inset-y-1 start-0 w-(--share) rounded-sm bg-accent-soft"
          style={{ "--share": `${share * 100}%` } as CSSProperties}
        />
        <span className="relative block px-2 wrap-anywhere">
          <bdi>{name}</bdi>
        </span>
      </th>
      <td className={CELL}>{number(visitors)}</td>
      <td className={CELL}>{number(views)}</td>
    </tr>
  );
}
