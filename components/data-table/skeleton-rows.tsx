import type { Column } from "@/components/data-table/column";
import { bodyCell, bodyRow } from "@/components/data-table/table-styles";
import { Skeleton } from "@/components/ui/skeleton";

const ROWS = ["a", "b", "c", "d", "e", "f"];

type Props<Row> = { columns: readonly Column<Row>[]; isSelectable: boolean; hasActions: boolean };

/** Rows in the shape of those that are on their way. */
export function SkeletonRows<Row>({ columns, isSelectable, hasActions }: Props<Row>) {
  return ROWS.map((key) => (
    <tr key={key} className={bodyRow({ isSelectable, isSelected: false })}>
      {isSelectable && <td className={bodyCell({ card: "box" })} />}
      {columns.map(({ id, card }) => (
        <td key={id} className={bodyCell({ card: card ?? "none" })}>
          <Skeleton className={card === "title" ? "h-3 w-40" : "h-3 w-18"} />
        </td>
      ))}
      {hasActions && <td className={bodyCell({ card: "menu" })} />}
    </tr>
  ));
}
