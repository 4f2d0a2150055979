/** A query with more ids than this would be slower than one that filters by the search text. */
const FEW_IDS_MAX = 200;

/**
 * Returns the ids of the rows that `find` finds, or null if there are more than a few. For searches that Postgres would
 * run slowly, such as an OR over a join: filter by these ids instead. If the result is null, filter by the search text
 * itself. That is then fast, because so many rows match that a page is soon full.
 */
export async function findFewIds(
  find: (limit: { select: { id: true }; take: number }) => Promise<{ id: number }[]>,
): Promise<number[] | null> {
  const rows = await find({ select: { id: true }, take: FEW_IDS_MAX + 1 });
  return rows.length > FEW_IDS_MAX ? null : rows.map(({ id }) => id);
}
