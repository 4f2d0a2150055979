"use client";

import type { ReactNode } from "react";
import { RowMenu } from "@/components/data-table/row-menu";
import type { List } from "@/components/data-table/use-list";
import type { TableModel } from "@/components/data-table/use-table";
import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";
import type { MenuEntry } from "@/components/ui/menu-entry";
import { Skeleton } from "@/components/ui/skeleton";

/** What a card of `CardGrid` shows. */
export type CardProps<Row> = {
  row: Row;
  /** The card's checkbox, if rows can be selected. */
  checkbox: ReactNode;
  /** The button with the row's menu. */
  menu: ReactNode;
};

export type CardRenderer<Row> = (props: CardProps<Row>) => ReactNode;

type Props<Row extends { id: number }> = {
  label: string;
  list: List<Row>;
  table: TableModel<Row>;
  rowName: (row: Row) => string;
  rowActions?: ((row: Row) => MenuEntry[]) | undefined;
  isSelectable: boolean;
  renderCard: CardRenderer<Row>;
  /** Shown after the last card of the last page, such as a card that adds a row. */
  end?: ReactNode;
};

const GRID = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,270px),1fr))] gap-x-6 gap-y-8";

/** The rows of a list as cards. */
export function CardGrid<Row extends { id: number }>(props: Props<Row>) {
  const { label, list, table, rowName, rowActions, isSelectable, renderCard, end } = props;
  const t = useT();
  if (!list.page) return <CardsPlaceholder />;
  const isLastPage = list.page.current_page >= list.page.last_page;
  return (
    <ul aria-label={label} aria-busy={list.isFetching} className={GRID}>
      {table.getRowModel().rows.map((row) => {
        const name = rowName(row.original);
        return (
          <li key={row.id} data-menu-area className="grid grid-cols-[minmax(0,1fr)] content-start">
            {renderCard({
              row: row.original,
              checkbox: isSelectable && (
                <Checkbox
                  aria-label={t("Select :name", { name })}
                  checked={row.getIsSelected()}
                  onChange={row.getToggleSelectedHandler()}
                />
              ),
              menu: rowActions && <RowMenu name={name} actions={rowActions(row.original)} />,
            })}
          </li>
        );
      })}
      {end && isLastPage && <li className="grid content-start">{end}</li>}
    </ul>
  );
}

const PLACEHOLDER_KEYS = ["a", "b", "c"];

const CardsPlaceholder = () => (
  <div className={GRID}>
    {PLACEHOLDER_KEYS.map((key) => (
      <div key={key} className="grid gap-3">
        <Skeleton className="aspect-8/5 w-full" />
        <Skeleton className="h-4 w-2/5" />
      </div>
    ))}
  </div>
);
