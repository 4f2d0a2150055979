"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ListChange, type ListOptions, type ListState, useListState } from "@/components/data-table/list-state";
import type { Page } from "@/lib/http/list";
import type { ListParams } from "@/lib/http/resource-client";

type Options<Row> = ListOptions<Row> & {
  /** Loads the rows: the `list` function of a client. */
  source: (params: ListParams) => {
    queryKey: readonly unknown[];
    queryFn: (context: { signal: AbortSignal }) => Promise<Page<Row>>;
  };
};

/** The state and rows of a list, for `DataTable`. */
export type List<Row> = {
  state: ListState;
  change: (change: ListChange) => void;
  /** Undefined until the list's first response. The trash, for example, counts as another list. */
  page: Page<Row>["pagination"] | undefined;
  isFetching: boolean;
  /** Why the request failed, if there are no earlier rows to show. */
  failure: Error | null;
  retry: () => void;
};

/**
 * Loads the page of rows that the URL describes. Until it has loaded, the previous rows are shown, unless those belong
 * to another list, such as the trash.
 */
export function useList<Row>({ source, ...options }: Options<Row>): List<Row> {
  const { state, change } = useListState(options);
  const listId = listIdOf(options, state);
  const { data, error, isFetching, refetch } = useQuery({
    ...source(listParams(state)),
    meta: { listId },
    placeholderData: (previous, query) => (query?.meta?.listId === listId ? previous : undefined),
  });
  const page = data?.pagination;
  useLastPageFallback(page, change);
  return {
    state,
    change,
    page,
    isFetching,
    failure: page ? null : error,
    retry: () => void refetch(),
  };
}

/** The values of the filters that have their own control. They choose the list, such as the trash. */
function listIdOf<Row>({ filters = [] }: ListOptions<Row>, state: ListState): string {
  const listFilters = filters.filter(({ hasOwnControl }) => hasOwnControl);
  return JSON.stringify(listFilters.map(({ name }) => state.filters[name] ?? null));
}

/** The parameters of a list call. */
export function listParams({ filters, query, ...state }: ListState): ListParams {
  return { ...state, ...searchParams({ filters, query }) };
}

/** The parameters that select rows. Page and order are left out. */
export const searchParams = ({ filters, query }: Pick<ListState, "filters" | "query">): ListParams => ({
  ...filters,
  ...(query.trim() && { query: query.trim() }),
});

/** Goes to the last page if the current one no longer exists, for example after its rows were deleted. */
function useLastPageFallback<Row>(page: Page<Row>["pagination"] | undefined, change: (change: ListChange) => void) {
  const lastPage = page && page.current_page > page.last_page ? page.last_page : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `change` is a new function at each render
  useEffect(() => {
    if (lastPage !== null) change({ page: lastPage });
  }, [lastPage]);
}
