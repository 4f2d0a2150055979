"use client";

import { type QueryFunction, type QueryKey, useQuery } from "@tanstack/react-query";
import { notFound } from "next/navigation";
import { isMissing } from "@/components/errors/load-failure";

type Query<Row, Key extends QueryKey> = { queryKey: Key; queryFn: QueryFunction<Row, Key> };

/**
 * The row of a detail page, kept up to date. `initial` is the row with which the page was rendered. Shows the 404
 * screen if the row has been deleted since. After any other failure, returns the row that was loaded last.
 */
export function useRow<Row, Key extends QueryKey>(query: Query<Row, Key>, initial: NoInfer<Row>): Row {
  const { data, error } = useQuery<Row, Error, Row, Key>({ ...query, initialData: initial as never });
  if (isMissing(error)) notFound();
  return data ?? initial;
}
