"use client";

import type { ReactNode } from "react";
import type { Column, Filter } from "@/components/data-table/column";
import { ColumnMenu } from "@/components/data-table/column-menu";
import { FilterChip } from "@/components/data-table/filter-chip";
import { SearchBox } from "@/components/data-table/search-box";
import { SortMenu } from "@/components/data-table/sort-menu";
import type { List } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";

export type ToolbarProps<Row> = {
  list: Pick<List<Row>, "state" | "change">;
  columns: readonly Column<Row>[];
  /** The label of the search field, such as "Search roles". */
  searchLabel: string;
  filters?: readonly Filter[];
  /** Further controls, at the end. */
  tools?: ReactNode;
  /** Whether the rows have column headers, which sort the rows, and columns that can be hidden. Cards have neither. */
  hasHeaders: boolean;
  visibility: Readonly<Record<string, boolean>>;
  onToggleColumn: (id: string, isOn: boolean) => void;
};

/** Search, filters, the menu that sorts cards, and the choice of columns. */
export function ListToolbar<Row>(props: ToolbarProps<Row>) {
  const { list, columns, searchLabel, filters = [], tools, hasHeaders, visibility, onToggleColumn } = props;
  const { state, change } = list;
  const chips = filters.filter(({ hasOwnControl }) => !hasOwnControl);
  return (
    <search className="flex flex-wrap items-center gap-2.5">
      <SearchBox label={searchLabel} query={state.query} onQuery={(query) => change({ query })} />
      {chips.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={state.filters[filter.name]}
          onChange={(value) => change({ filters: { [filter.name]: value } })}
        />
      ))}
      <ClearFiltersButton names={chips.map(({ name }) => name)} list={list} />
      <SortMenu columns={columns} state={state} change={change} isForPhones={hasHeaders} />
      <div className="ms-auto flex flex-wrap items-center justify-end gap-2.5">
        {tools}
        {hasHeaders && <ColumnMenu columns={columns} visibility={visibility} onToggle={onToggleColumn} />}
      </div>
    </search>
  );
}

function ClearFiltersButton<Row>({ names, list }: { names: string[]; list: ToolbarProps<Row>["list"] }) {
  const t = useT();
  const isSet = names.some((name) => list.state.filters[name] !== undefined);
  if (!isSet) return null;
  const clearedFilters = Object.fromEntries(names.map((name) => [name, null]));
  return (
    <button type="button" className="link text-small" onClick={() => list.change({ filters: clearedFilters })}>
      {t("Clear filters")}
    </button>
  );
}
