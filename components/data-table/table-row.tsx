"use client";

import type { Column } from "@/components/data-table/column";
import { RowMenu } from "@/components/data-table/row-menu";
import { BOX_CELL, bodyRow, cellOf, MENU_CELL } from "@/components/data-table/table-styles";
import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";
import type { MenuEntry } from "@/components/ui/menu-entry";

type Props<Row> = {
  row: Row;
  name: string;
  columns: readonly Column<Row>[];
  selection: { isSelected: boolean; onToggle: (event: unknown) => void } | undefined;
  /** Undefined if no row of the table has a menu. */
  actions: MenuEntry[] | undefined;
};

export function TableRow<Row>({ row, name, columns, selection, actions }: Props<Row>) {
  const t = useT();
  return (
    <tr
      data-menu-area
      className={bodyRow({ isSelectable: selection !== undefined, isSelected: selection?.isSelected ?? false })}
    >
      {selection && (
        <td className={BOX_CELL}>
          <Checkbox
            aria-label={t("Select :name", { name })}
            checked={selection.isSelected}
            onChange={selection.onToggle}
          />
        </td>
      )}
      {columns.map((column) => (
        <td key={column.id} className={cellOf(column)}>
          {column.cell(row)}
        </td>
      ))}
      {actions && (
        <td className={MENU_CELL}>
          <RowMenu name={name} actions={actions} />
        </td>
      )}
    </tr>
  );
}
