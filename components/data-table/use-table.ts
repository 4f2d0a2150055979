"use client";

import {
  type ColumnDef,
  columnVisibilityFeature,
  type ReactTable,
  rowSelectionFeature,
  tableFeatures,
  useTable as useTanstackTable,
} from "@tanstack/react-table";
import { useEffect, useMemo } from "react";
import type { Column } from "@/components/data-table/column";

const features = tableFeatures({ columnVisibilityFeature, rowSelectionFeature });

export type TableModel<Row extends { id: number }> = ReactTable<typeof features, Row>;

type Options<Row> = {
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  visibility: Record<string, boolean>;
  /** Identifies the shown rows. A new value clears the selection. */
  view: string;
};

/** The table's state: selected rows and visible columns. The server does the sorting and paging. */
export function useTable<Row extends { id: number }>({ columns, rows, visibility, view }: Options<Row>) {
  const definitions = useMemo(
    () =>
      columns.map(
        ({ id, header, cell }): ColumnDef<typeof features, Row> => ({
          id,
          header,
          cell: ({ row }) => cell(row.original),
        }),
      ),
    [columns],
  );
  const table = useTanstackTable<typeof features, Row>({
    features,
    columns: definitions,
    data: rows,
    getRowId: ({ id }) => String(id),
    state: { columnVisibility: visibility },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a change of `view` clears the selection
  useEffect(() => table.resetRowSelection(true), [view]);
  return table;
}
