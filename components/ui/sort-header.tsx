"use client";

import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import ChevronsUpDown from "lucide-react/icons/chevrons-up-down";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

export type SortDirection = "asc" | "desc";

type Props = {
  /** How the column is sorted now, if it is. */
  direction: SortDirection | undefined;
  onSort: (direction: SortDirection) => void;
  children: ReactNode;
};

/** The head of a column that can be sorted; the first press sorts upwards. */
export function SortHeader({ direction, onSort, children }: Props) {
  const icon = direction === "asc" ? ArrowUp : direction === "desc" ? ArrowDown : ChevronsUpDown;
  const ariaSort = direction === "asc" ? "ascending" : direction === "desc" ? "descending" : "none";

  return (
    <th scope="col" aria-sort={ariaSort}>
      <button type="button" className="sort" onClick={() => onSort(direction === "asc" ? "desc" : "asc")}>
        {children}
        <Icon of={icon} />
      </button>
    </th>
  );
}
