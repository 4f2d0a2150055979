"use client";

import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ReactNode } from "react";
import type { SortDirection } from "@/components/data-table/list-state";
import { headCell } from "@/components/data-table/table-styles";
import { cn } from "@/components/ui/cn";

type Props = {
  /** Undefined if the table is not sorted by this column. */
  direction: SortDirection | undefined;
  onSort: (direction: SortDirection) => void;
  align?: "end";
  children: ReactNode;
};

const ICONS = { asc: ArrowUp, desc: ArrowDown };
const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

/**
 * The header of a sortable column. A click sorts the rows in ascending order. If they are already sorted by this
 * column, it reverses the order.
 */
export function SortHeader({ direction, onSort, align, children }: Props) {
  const Arrow = direction ? ICONS[direction] : ChevronsUpDown;
  return (
    <th scope="col" aria-sort={direction ? ARIA_SORT[direction] : "none"} className={headCell({ align })}>
      <button
        type="button"
        className="group/sort inline-flex items-center gap-1 text-text"
        onClick={() => onSort(direction === "asc" ? "desc" : "asc")}
      >
        {children}
        <Arrow
          className={cn("size-3.5 stroke-[1.6] group-hover/sort:text-text", !direction && "text-muted")}
          aria-hidden="true"
        />
      </button>
    </th>
  );
}
