/** Acts on the rows one after the other. Continues after a failure and throws the first error at the end. */
export async function actOnEach(rows: readonly { id: number }[], act: (id: number) => Promise<unknown>): Promise<void> {
  const errors: unknown[] = [];
  for (const { id } of rows) await act(id).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw errors[0];
}
