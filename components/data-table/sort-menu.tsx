"use client";

import ArrowDown from "lucide-react/icons/arrow-down";
import ArrowUp from "lucide-react/icons/arrow-up";
import type { Column } from "@/components/data-table/column";
import type { ListChange, ListState } from "@/components/data-table/list-state";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";

type Props<Row> = {
  columns: readonly Column<Row>[];
  state: ListState;
  change: (change: ListChange) => void;
  /** Whether the menu is only shown on phones. On larger screens, the column headers sort the rows. */
  isForPhones: boolean;
};

/** The menu that sorts rows shown as cards, which have no column headers to click. */
export function SortMenu<Row>({ columns, state, change, isForPhones }: Props<Row>) {
  const t = useT();
  const sortable = columns.filter(({ orderBy }) => orderBy !== undefined);
  const current = sortable.find(({ orderBy }) => orderBy === state.orderBy);
  const reversed = state.orderDir === "asc" ? "desc" : "asc";
  const entries = sortable.map(({ id, header, orderBy = "" }) => ({
    key: id,
    label: t(header),
    checked: orderBy === state.orderBy,
    onSelect: () => change(orderBy === state.orderBy ? { orderDir: reversed } : { orderBy, orderDir: "asc" }),
  }));

  if (sortable.length === 0) return null;
  return (
    <div className={isForPhones ? "md:hidden" : undefined}>
      <Menu entries={entries} align="start">
        {(trigger) => (
          <Button {...trigger} size="s">
            <Icon of={state.orderDir === "asc" ? ArrowUp : ArrowDown} />
            {current ? t("Sorted by :column", { column: t(current.header) }) : t("Sort")}
          </Button>
        )}
      </Menu>
    </div>
  );
}
