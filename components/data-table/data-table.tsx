"use client";

import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { CardGrid, type CardRenderer } from "@/components/data-table/card-grid";
import type { BulkAction, Column, Filter } from "@/components/data-table/column";
import { ListPager } from "@/components/data-table/list-pager";
import { ListToolbar } from "@/components/data-table/list-toolbar";
import { NoRows } from "@/components/data-table/no-rows";
import { SelectionBar } from "@/components/data-table/selection-bar";
import { SkeletonRows } from "@/components/data-table/skeleton-rows";
import { TableHead } from "@/components/data-table/table-head";
import { TableRow } from "@/components/data-table/table-row";
import { useColumnChoice } from "@/components/data-table/use-column-choice";
import type { List } from "@/components/data-table/use-list";
import { type TableModel, useTable } from "@/components/data-table/use-table";
import { LoadFailure } from "@/components/errors/load-failure";
import { useT } from "@/components/i18n/use-t";
import { cn } from "@/components/ui/cn";
import type { MenuEntry } from "@/components/ui/menu-entry";

type Props<Row> = {
  /** The key under which this browser stores the choice of columns. */
  name: string;
  /** The name of the table for screen readers. */
  label: string;
  columns: readonly Column<Row>[];
  list: List<Row>;
  /** The name of a row, for the labels of its checkbox and its menu. */
  rowName: (row: Row) => string;
  /** Returns the entries of a row's menu. Leave the function out if no row has a menu. */
  rowActions?: (row: Row) => MenuEntry[];
  /** Returns the actions on the selected rows. Without this function, rows cannot be selected. */
  bulkActions?: (rows: Row[]) => BulkAction[];
  searchLabel: string;
  filters?: readonly Filter[];
  /** Further controls in the toolbar. */
  tools?: ReactNode;
  /** Shows the rows as cards instead of a table. */
  cards?: { renderCard: CardRenderer<Row>; end?: ReactNode } | undefined;
  /** Replaces a table without rows, unless a search or a filter is set. */
  empty: ReactNode;
};

const NO_ROWS: readonly never[] = [];
const NO_FILTERS: readonly Filter[] = [];

/** A list with search, filters, table and pager. Its state comes from `useList`. */
export function DataTable<Row extends { id: number }>(props: Props<Row>) {
  const { name, columns, list, bulkActions, searchLabel, filters = NO_FILTERS, tools, empty } = props;
  const { page, state, change } = list;
  const { visibility, toggle } = useColumnChoice(name, columns);
  const table = useTable({ columns, rows: page?.data ?? NO_ROWS, visibility, view: JSON.stringify(state) });
  const selectedRows = table.getSelectedRowModel().rows.map(({ original }) => original);
  const toolbar = useFocusAfterSelection(selectedRows.length > 0);

  return (
    <div>
      <Announcement list={list} selectedCount={selectedRows.length} />
      <div className="relative pb-4">
        <div
          ref={toolbar}
          tabIndex={-1}
          inert={selectedRows.length > 0}
          className={cn("outline-hidden", selectedRows.length > 0 && "invisible")}
        >
          <ListToolbar
            list={list}
            columns={columns}
            searchLabel={searchLabel}
            filters={filters}
            tools={tools}
            visibility={visibility}
            hasHeaders={props.cards === undefined}
            onToggleColumn={toggle}
          />
        </div>
        {bulkActions && selectedRows.length > 0 && (
          <SelectionBar
            count={selectedRows.length}
            actions={bulkActions(selectedRows)}
            hasHeaders={props.cards === undefined}
            onSelectAll={() => table.toggleAllRowsSelected(true)}
            onClear={() => table.resetRowSelection(true)}
          />
        )}
      </div>
      {list.failure && <LoadFailure error={list.failure} retry={list.retry} />}
      {page?.total === 0 && <NoRows list={{ state, change }} filters={filters} empty={empty} />}
      {!list.failure && page?.total !== 0 && <Rows {...props} table={table} hasSelection={selectedRows.length > 0} />}
      <ListPager list={list} />
    </div>
  );
}

/** Moves focus to the element of the returned ref if focus is lost when the selection bar disappears. */
function useFocusAfterSelection(hasSelection: boolean) {
  const target = useRef<HTMLDivElement>(null);
  const hadSelection = useRef(hasSelection);
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (hadSelection.current && !hasSelection && isLost) target.current?.focus({ preventScroll: true });
    hadSelection.current = hasSelection;
  }, [hasSelection]);
  return target;
}

type AnnouncementProps<Row> = { list: List<Row>; selectedCount: number };

/** Announces to screen readers how many rows are selected, or how many were found. `LoadFailure` announces itself. */
function Announcement<Row>({ list: { page, failure, isFetching }, selectedCount }: AnnouncementProps<Row>) {
  const t = useT();
  const results = page && !isFetching ? t("Rows found: :count", { count: page.total }) : t("Loading");
  return (
    <p role="status" className="sr-only">
      {selectedCount > 0 ? t(":count selected", { count: selectedCount }) : !failure && results}
    </p>
  );
}

type RowsProps<Row extends { id: number }> = Props<Row> & { table: TableModel<Row>; hasSelection: boolean };

function Rows<Row extends { id: number }>({ cards, ...props }: RowsProps<Row>) {
  if (!cards) return <TableRows {...props} />;
  return <CardGrid {...props} {...cards} isSelectable={props.bulkActions !== undefined} />;
}

function TableRows<Row extends { id: number }>(props: Omit<RowsProps<Row>, "cards">) {
  const { label, columns, list, rowName, rowActions, bulkActions, table, hasSelection } = props;
  const isSelectable = bulkActions !== undefined;
  const hasActions = rowActions !== undefined;
  const visibleColumns = useVisibleColumns(columns, table);
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard
      tabIndex={0}
      className={cn("overflow-x-auto border border-line bg-raised", hasSelection ? "rounded-b-lg" : "rounded-lg")}
    >
      <table aria-busy={list.isFetching} className="w-full max-md:block">
        <TableHead
          columns={visibleColumns}
          list={list}
          hasActions={hasActions}
          selection={
            isSelectable
              ? {
                  isAll: table.getIsAllRowsSelected(),
                  isSome: table.getIsSomeRowsSelected(),
                  onToggleAll: (isOn) => table.toggleAllRowsSelected(isOn),
                }
              : undefined
          }
        />
        <tbody className="max-md:block">
          {!list.page && <SkeletonRows columns={visibleColumns} isSelectable={isSelectable} hasActions={hasActions} />}
          {table.getRowModel().rows.map((row) => (
            <TableRow
              key={row.id}
              row={row.original}
              name={rowName(row.original)}
              columns={visibleColumns}
              actions={rowActions?.(row.original)}
              selection={
                isSelectable ? { isSelected: row.getIsSelected(), onToggle: row.getToggleSelectedHandler() } : undefined
              }
            />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function useVisibleColumns<Row extends { id: number }>(columns: readonly Column<Row>[], table: TableModel<Row>) {
  const { columnVisibility } = table.state;
  return useMemo(() => columns.filter(({ id }) => columnVisibility[id] !== false), [columns, columnVisibility]);
}
