/** Acts on the rows one after the other. Continues after a failure and throws the first error at the end. */
export async function actOnEach(rows: readonly { id: number }[], act: (id: number) => Promise<unknown>): Promise<void> {
  const { errors } = await tryEach(rows, act);
  if (errors.length > 0) throw errors[0];
}

/**
 * Acts on the rows one after the other. Returns the rows for which the action succeeded, and the errors for the other
 * rows.
 */
export async function tryEach<Row extends { id: number }>(
  rows: readonly Row[],
  act: (id: number) => Promise<unknown>,
): Promise<{ doneRows: Row[]; errors: unknown[] }> {
  const doneRows: Row[] = [];
  const errors: unknown[] = [];
  for (const row of rows) {
    await act(row.id).then(
      () => doneRows.push(row),
      (error: unknown) => errors.push(error),
    );
  }
  return { doneRows, errors };
}
