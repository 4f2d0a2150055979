"use client";

import { type QueryFunction, type QueryKey, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { LoadFailure } from "@/components/errors/load-failure";
import { ScreenPlaceholder } from "@/components/layout/screen-placeholder";
import { usePagePath } from "@/components/layout/use-page-path";

type Query<Row, Key extends QueryKey> = { queryKey: Key; queryFn: QueryFunction<Row, Key> };

type Props<Row, Key extends QueryKey> = {
  /** The query that loads the row with this id. */
  query: (id: number) => Query<Row, Key>;
  children: (row: Row) => ReactNode;
};

/** Loads the row whose id is at the end of the page's path. Shows the 404 screen if there is no such row. */
export function RowScreen<Row, Key extends QueryKey>({ query, children }: Props<Row, Key>) {
  const id = Number(usePagePath().split("/").at(-1));
  const { data, error, refetch } = useQuery<Row, Error, Row, Key>({ ...query(id), retry: false });
  if (data !== undefined) return children(data);
  return error ? <LoadFailure error={error} retry={() => void refetch()} /> : <ScreenPlaceholder />;
}
