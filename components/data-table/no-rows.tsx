"use client";

import type { ReactNode } from "react";
import type { Filter } from "@/components/data-table/column";
import type { List } from "@/components/data-table/use-list";
import { useT } from "@/components/i18n/use-t";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

type NoRowsProps<Row> = {
  list: Pick<List<Row>, "state" | "change">;
  filters: readonly Filter[];
  /** Shown unless a search or a filter is set. */
  empty: ReactNode;
};

/** Replaces a table without rows: explains why it is empty and how to continue. */
export function NoRows<Row>({ list: { state, change }, filters, empty }: NoRowsProps<Row>) {
  const t = useT();
  const names = filters.filter(({ hasOwnControl }) => !hasOwnControl).map(({ name }) => name);
  const isNarrowed = state.query !== "" || names.some((name) => state.filters[name] !== undefined);
  if (!isNarrowed) return empty;
  const clearedFilters = Object.fromEntries(names.map((name) => [name, null]));
  return (
    <EmptyState level={2} drawing="lens" title={t("There are no items matching your query")}>
      <Button onClick={() => change({ query: "", filters: clearedFilters })}>{t("Show all")}</Button>
    </EmptyState>
  );
}
