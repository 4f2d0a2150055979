"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { findText } from "@/components/ui/find-text";
import { useDelay } from "@/components/ui/use-delay";
import type { Page } from "@/lib/http/list";
import type { ListParams } from "@/lib/http/resource-client";

type NamedRow = { id: number; name: string };
type Query<Data> = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>;
};
/** The calls that load the rows, as `resourceClient` returns them. */
export type RowCalls = {
  list: (list: ListParams) => Query<Page<NamedRow>>;
  detail: (id: number) => Query<NamedRow>;
};

/** The maximum number of rows that a list call returns. */
const ROWS_MAX = 100;
const TYPING_PAUSE_MS = 300;

/**
 * The rows to choose from: the first rows of the list, or what the server finds once the user pauses typing. Until the
 * server responds, the options are the previous rows whose names contain the typed text. `name` is the name of the
 * chosen row.
 */
export function useRowOptions(rows: RowCalls, chosenId: number) {
  const [text, setText] = useState("");
  const [query, setQuery] = useState("");
  const { after } = useDelay();
  const { data, isPending, isPlaceholderData } = useQuery({
    ...rows.list({ perPage: ROWS_MAX, ...(query && { query }) }),
    placeholderData: (previous) => previous,
  });
  const loadedRows = data?.pagination.data ?? [];
  const isSearching = isPending || isPlaceholderData || text !== query;
  const visibleRows = isSearching ? loadedRows.filter(({ name }) => findText(name, text) !== null) : loadedRows;

  function search(input: string) {
    const newText = input.trim();
    setText(newText);
    after(newText ? TYPING_PAUSE_MS : 0, () => setQuery(newText));
  }

  return {
    options: visibleRows.map(({ id, name }) => ({ value: String(id), label: name })),
    name: useNameOf(rows, chosenId, data?.pagination.data),
    isSearching,
    search,
  };
}

/** The name of a row, even if it is not among the loaded rows. Empty until it is known. */
function useNameOf(rows: RowCalls, id: number, loadedRows: readonly NamedRow[] | undefined): string {
  const [lastRow, setLastRow] = useState<NamedRow>();
  const loadedRow = loadedRows?.find((row) => row.id === id);
  if (loadedRow && (loadedRow.id !== lastRow?.id || loadedRow.name !== lastRow.name)) setLastRow(loadedRow);
  const row = loadedRow ?? (lastRow?.id === id ? lastRow : undefined);
  const { data } = useQuery({ ...rows.detail(id), enabled: id > 0 && loadedRows !== undefined && !row });
  return row?.name ?? data?.name ?? "";
}
