import type { Column } from "@/components/data-table/column";
import { BOX_CELL, bodyRow, cellOf, MENU_CELL } from "@/components/data-table/table-styles";
import { Skeleton } from "@/components/ui/skeleton";

const KEYS = ["a", "b", "c", "d", "e", "f"];

type Props<Row> = { columns: readonly Column<Row>[]; isSelectable: boolean; hasActions: boolean };

/** Placeholders in the shape of the rows that are loading. */
export function SkeletonRows<Row>({ columns, isSelectable, hasActions }: Props<Row>) {
  return KEYS.map((key) => (
    <tr key={key} className={bodyRow({ isSelectable, isSelected: false })}>
      {isSelectable && <td className={BOX_CELL} />}
      {columns.map((column) => (
        <td key={column.id} className={cellOf(column)}>
          <Skeleton className={column.card === "title" ? "h-3 w-40" : "h-3 w-18"} />
        </td>
      ))}
      {hasActions && <td className={MENU_CELL} />}
    </tr>
  ));
}
