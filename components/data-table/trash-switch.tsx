"use client";

import type { List } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";
import { Segmented } from "@/components/ui/segmented";

type Order = { by: string; dir: "asc" | "desc" };

type Props<Row> = {
  list: List<Row>;
  /** The name of the rows that are not in the trash, such as "Projects". */
  label: string;
  order: Order;
};

const TRASH_ORDER: Order = { by: "deleted_at", dir: "desc" };

/** Whether a list shows the trash. The list needs a filter with the name `trashed`. */
export const showsTrash = ({ state }: Pick<List<unknown>, "state">) => state.filters.trashed !== undefined;

/** Switches a list between its rows and the trash, which shows the latest deletions first. */
export function TrashSwitch<Row>({ list, label, order }: Props<Row>) {
  const t = useT();
  function show(choice: "rows" | "trash") {
    const { by, dir } = choice === "trash" ? TRASH_ORDER : order;
    list.change({ filters: { trashed: choice === "trash" ? "true" : null }, orderBy: by, orderDir: dir });
  }
  return (
    <Segmented
      label={t("Show")}
      value={showsTrash(list) ? "trash" : "rows"}
      onChange={show}
      options={[
        { value: "rows", label },
        { value: "trash", label: t("Trash") },
      ]}
    />
  );
}
