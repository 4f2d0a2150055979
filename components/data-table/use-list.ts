"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ListChange, type ListOptions, type ListState, useListState } from "@/components/data-table/list-state";
import type { Page } from "@/lib/http/list";
import type { ListParams } from "@/lib/http/resource-client";

type Options<Row> = ListOptions<Row> & {
  /** Where the rows come from: a client's `list`. */
  source: (params: ListParams) => {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>>;
  };
};

/** A list as its table needs it. */
export type List<Row> = {
  state: ListState;
  change: (change: ListChange) => void;
  /** Undefined until the first answer. */
  page: Page<Row>["pagination"] | undefined;
  isFetching: boolean;
  /** There is nothing to show because the call failed. */
  isFailed: boolean;
  retry: () => void;
};

/** A page of rows as the address describes it. The rows before stay until the next ones are there. */
export function useList<Row>({ source, ...options }: Options<Row>): List<Row> {
  const { state, change } = useListState(options);
  const { data, isError, isFetching, refetch } = useQuery({
    ...source(listParams(state)),
    placeholderData: keepPreviousData,
  });
  const page = data?.pagination;
  useExistingPage(page, change);
  return {
    state,
    change,
    page,
    isFetching,
    isFailed: isError && !page,
    retry: () => void refetch(),
  };
}

/** What a list call is asked with. */
export function listParams({ filters, query, ...state }: ListState): ListParams {
  return { ...state, ...searchParams({ filters, query }) };
}

/** The part of it that says which rows are wanted, on whatever page. */
export const searchParams = ({ filters, query }: Pick<ListState, "filters" | "query">): ListParams => ({
  ...filters,
  ...(query.trim() && { query: query.trim() }),
});

/** When the last page lost its rows, the one before it is shown. */
function useExistingPage<Row>(page: Page<Row>["pagination"] | undefined, change: (change: ListChange) => void) {
  const lastPage = page && page.current_page > page.last_page ? page.last_page : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is a new function at each render
  useEffect(() => {
    if (lastPage !== null) change({ page: lastPage });
  }, [lastPage]);
}
