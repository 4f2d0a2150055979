import { isAsyncIterable } from "@/lib/data-exports/contents";

/** Returns the rows of a document in a data export. Collects the rows in a list if they are an async iterable. */
export async function exportedRows({ rows }: { rows: unknown } = { rows: undefined }): Promise<unknown> {
  if (!isAsyncIterable(rows)) return rows;
  const collected: unknown[] = [];
  for await (const row of rows) collected.push(row);
  return collected;
}
