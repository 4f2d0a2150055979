"use client";

import type { Column } from "@/components/data-table/column";
import { SortHeader } from "@/components/data-table/sort-header";
import { headCell } from "@/components/data-table/table-styles";
import type { List } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";
import { Checkbox } from "@/components/ui/checkbox";

type Props<Row> = {
  columns: readonly Column<Row>[];
  list: Pick<List<Row>, "state" | "change">;
  selection: { isAll: boolean; isSome: boolean; onToggleAll: (isOn: boolean) => void } | undefined;
  hasActions: boolean;
};

export function TableHead<Row>({ columns, list: { state, change }, selection, hasActions }: Props<Row>) {
  const t = useT();
  return (
    <thead className="max-md:sr-only">
      <tr>
        {selection && (
          <th scope="col" className={headCell()}>
            <Checkbox
              aria-label={t("Select all")}
              checked={selection.isAll}
              mixed={selection.isSome && !selection.isAll}
              onChange={({ target }) => selection.onToggleAll(target.checked)}
            />
          </th>
        )}
        {columns.map(({ id, header, orderBy, align }) =>
          orderBy === undefined ? (
            <th key={id} scope="col" className={headCell({ align })}>
              {t(header)}
            </th>
          ) : (
            <SortHeader
              key={id}
              align={align}
              direction={state.orderBy === orderBy ? state.orderDir : undefined}
              onSort={(orderDir) => change({ orderBy, orderDir })}
            >
              {t(header)}
            </SortHeader>
          ),
        )}
        {hasActions && (
          <th scope="col" className={headCell()}>
            <span className="sr-only">{t("Actions")}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
