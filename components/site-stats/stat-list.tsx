"use client";

import { type CSSProperties, useId, useState } from "react";
import { useFormats } from "@/components/i18n/use-formats";
import { useT } from "@/components/i18n/use-t";

type Row = { key: string; name: string; views: number; visitors: number };
type Props = { title: string; rows: readonly Row[] };

/** The number of rows that are shown at first. */
const INITIAL_ROWS = 8;

const CELL = "py-2 text-end tabular-nums";

/**
 * A table of visitors and views. The bar behind a row's name shows the row's visitors in proportion to the highest
 * number of visitors.
 */
export function StatList({ title, rows }: Props) {
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();
  const t = useT();
  const maxVisitors = Math.max(1, ...rows.map(({ visitors }) => visitors));
  const shownRows = showsAll ? rows : rows.slice(0, INITIAL_ROWS);
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
          {shownRows.map(({ key, ...row }) => (
            <StatRow key={key} {...row} share={row.visitors / maxVisitors} />
          ))}
        </tbody>
      </table>
      {!showsAll && rows.length > INITIAL_ROWS && (
        <button type="button" className="link mt-2 text-small" onClick={() => setShowsAll(true)}>
          {t("Show all :count", { count: rows.length })}
        </button>
      )}
    </section>
  );
}

type StatRowProps = Omit<Row, "key"> & {
  /** The length of the bar, from 0 to 1. */
  share: number;
};

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
