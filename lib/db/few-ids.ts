/** With more ids, a query would be slower than a join. */
const FEW_IDS_MAX = 200;

/**
 * Returns the ids of the rows that `find` finds, or null if there are more than a few. For lists whose search covers
 * two tables: Postgres cannot use its search indexes for an OR over a join, so the query gets these ids instead. After
 * null, use the join. It is fast then, because so many rows match that a page of the list is soon full.
 */
export async function findFewIds(
  find: (limit: { select: { id: true }; take: number }) => Promise<{ id: number }[]>,
): Promise<number[] | null> {
  const rows = await find({ select: { id: true }, take: FEW_IDS_MAX + 1 });
  return rows.length > FEW_IDS_MAX ? null : rows.map(({ id }) => id);
}
