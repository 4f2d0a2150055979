/** Returns the rows of a document of a data export, also if they are read one after another. */
export async function exportedRows(document: { rows: unknown } | undefined): Promise<unknown> {
  const rows = document?.rows;
  const isAsync = typeof rows === "object" && rows !== null && Symbol.asyncIterator in rows;
  return isAsync ? collect(rows as AsyncIterable<unknown>) : rows;
}

async function collect(rows: AsyncIterable<unknown>): Promise<unknown[]> {
  const collected: unknown[] = [];
  for await (const row of rows) collected.push(row);
  return collected;
}
