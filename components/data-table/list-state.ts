"use client";

import {
  createParser,
  parseAsNumberLiteral,
  parseAsStringLiteral,
  type SingleParserBuilder,
  useQueryStates,
} from "nuqs";
import { useMemo } from "react";
import type { Column, Filter } from "@/components/data-table/column";

export type SortDirection = "asc" | "desc";

export const PAGE_SIZES = [10, 25, 50, 100] as const;
export type PageSize = (typeof PAGE_SIZES)[number];
const DEFAULT_PAGE_SIZE = 25;
const PAGE_MAX = 1_000_000;
export const QUERY_MAX_CHARS = 100;

/** Which rows of a list are shown, and in which order. */
export type ListState = {
  page: number;
  perPage: PageSize;
  query: string;
  orderBy: string;
  orderDir: SortDirection;
  /** Contains only the filters that are set. */
  filters: Readonly<Record<string, string>>;
};

/** A filter that is changed to null is removed. */
export type ListChange = Partial<Omit<ListState, "filters">> & { filters?: Readonly<Record<string, string | null>> };

export type ListOptions<Row> = {
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** The default order. */
  order: { by: string; dir: SortDirection };
  perPage?: PageSize;
};

const NO_FILTERS: readonly Filter[] = [];
const DIRECTIONS = ["asc", "desc"] as const;
const URL_OPTIONS = { history: "replace" } as const;

const pageNumber = createParser({
  parse: (text) => (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= PAGE_MAX ? Number(text) : null),
  serialize: String,
});

/**
 * The state of a list, kept in the URL, so that a link or a reload shows the same rows. Invalid values are ignored.
 * Any change except a change of page goes back to the first page.
 */
export function useListState<Row>({ columns, filters = NO_FILTERS, order, perPage }: ListOptions<Row>) {
  const [view, setView] = useQueryStates(useViewParsers({ columns, order, perPage }), URL_OPTIONS);
  const [values, setFilters] = useQueryStates(useFilterParsers(filters), URL_OPTIONS);

  const state = useMemo((): ListState => {
    const activeFilters = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== null);
    return { ...view, filters: Object.fromEntries(activeFilters) };
  }, [view, values]);

  function change({ filters: filterChanges, ...next }: ListChange) {
    void setView({ page: 1, ...next });
    if (filterChanges) void setFilters(filterChanges);
  }

  return { state, change };
}

function useViewParsers<Row>({ columns, order: { by, dir }, perPage = DEFAULT_PAGE_SIZE }: ListOptions<Row>) {
  return useMemo(() => {
    const sortable = [...new Set([by, ...columns.flatMap(({ orderBy }) => orderBy ?? [])])];
    return {
      page: pageNumber.withDefault(1),
      perPage: parseAsNumberLiteral(PAGE_SIZES).withDefault(perPage),
      query: searchText.withDefault(""),
      orderBy: parseAsStringLiteral(sortable).withDefault(by),
      orderDir: parseAsStringLiteral(DIRECTIONS).withDefault(dir),
    };
  }, [columns, by, dir, perPage]);
}

/** A text that is too long is ignored, because the call would refuse it. */
const searchText = createParser({
  parse: (text) => (text.length <= QUERY_MAX_CHARS ? text : null),
  serialize: String,
});

function useFilterParsers(filters: readonly Filter[]): Record<string, SingleParserBuilder<string>> {
  return useMemo(() => Object.fromEntries(filters.map((filter) => [filter.name, filterParser(filter)])), [filters]);
}

function filterParser({ options, accepts }: Filter) {
  const isAccepted = (text: string) => (accepts ? accepts.test(text) : options.some(({ value }) => value === text));
  return createParser({ parse: (text) => (isAccepted(text) ? text : null), serialize: String });
}
