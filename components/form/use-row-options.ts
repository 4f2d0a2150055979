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
/** The calls about the rows, as `resourceClient` returns them. */
export type RowCalls = {
  list: (list: ListParams) => Query<Page<NamedRow>>;
  detail: (id: number) => Query<NamedRow>;
};

/** The most rows that a list call returns. */
const SHOWN_MAX = 100;
const TYPING_PAUSE_MS = 300;

/**
 * The rows to choose from: the start of the list, or what the server finds once the user pauses typing. Until it
 * answers, the rows shown before that contain the text. `name` is the name of the chosen row.
 */
export function useRowOptions(rows: RowCalls, chosenId: number) {
  const [typed, setTyped] = useState("");
  const [query, setQuery] = useState("");
  const { after } = useDelay();
  const { data, isPending, isPlaceholderData } = useQuery({
    ...rows.list({ perPage: SHOWN_MAX, ...(query && { query }) }),
    placeholderData: (previous) => previous,
  });
  const found = data?.pagination.data ?? [];
  const isAsking = isPending || isPlaceholderData || typed !== query;
  const shown = isAsking ? found.filter(({ name }) => findText(name, typed) !== null) : found;

  function search(text: string) {
    const wanted = text.trim();
    setTyped(wanted);
    after(wanted ? TYPING_PAUSE_MS : 0, () => setQuery(wanted));
  }

  return {
    options: shown.map(({ id, name }) => ({ value: String(id), label: name })),
    name: useNameOf(rows, chosenId, data?.pagination.data),
    isAsking,
    search,
  };
}

/** The name of a row, which may not be among the rows found. */
function useNameOf(rows: RowCalls, id: number, found: readonly NamedRow[] | undefined): string {
  const [known, setKnown] = useState<NamedRow>();
  const listed = found?.find((row) => row.id === id);
  if (listed && (listed.id !== known?.id || listed.name !== known.name)) setKnown(listed);
  const row = listed ?? (known?.id === id ? known : undefined);
  const { data } = useQuery({ ...rows.detail(id), enabled: id > 0 && found !== undefined && !row });
  return row?.name ?? data?.name ?? "";
}
