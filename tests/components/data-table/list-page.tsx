import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { NuqsTestingAdapter, type UrlUpdateEvent } from "nuqs/adapters/testing";
import type { ReactNode } from "react";
import type { Grant } from "@/lib/permissions/permissions";
import { member, renderOnPage } from "../site/public-page";

type Options = {
  /** The query string of the page's URL. */
  search?: string;
  permissions?: Grant[];
  settings?: NonNullable<Parameters<typeof renderOnPage>[1]>["settings"];
};

/** Renders a screen that keeps its state in the URL. `address` returns the current query string. */
export function renderListPage(screen: ReactNode, { search = "", permissions = [], settings = {} }: Options = {}) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let query = search;
  renderOnPage(
    <NuqsTestingAdapter
      searchParams={search}
      hasMemory
      rateLimitFactor={0}
      onUrlUpdate={({ queryString }: UrlUpdateEvent) => {
        query = queryString;
      }}
    >
      <QueryClientProvider client={queries}>{screen}</QueryClientProvider>
    </NuqsTestingAdapter>,
    { user: { ...member, permissions }, settings },
  );
  return { queries, address: () => query };
}

export const grant = (name: Grant["name"]): Grant => ({ name, restrictions: [] });

/** The response to a list call with these rows. Without `changes`, these rows are the only page. */
export function pageOf<Row>(
  data: Row[],
  changes: Partial<{ current_page: number; last_page: number; total: number }> = {},
) {
  const total = changes.total ?? data.length;
  const range = data.length > 0 ? { from: 1, to: data.length } : { from: null, to: null };
  return { pagination: { data, current_page: 1, per_page: 25, last_page: 1, ...range, ...changes, total } };
}
