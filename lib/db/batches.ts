import "server-only";

const BATCH_ROWS = 500;

type Batch = { where: { id: { gt: number } }; orderBy: { id: "asc" }; take: number };

/**
 * Yields all rows of a query in batches, ordered by id. Rows that are added or deleted in the meantime cause no
 * duplicates and no gaps. The query must combine its own condition with the batch's:
 * `inBatches((batch) => db.role.findMany({ ...batch, where: { AND: [where, batch.where] } }))`
 */
export async function* inBatches<Row extends { id: number }>(find: (batch: Batch) => Promise<Row[]>) {
  let last = 0;
  for (;;) {
    const rows = await find({ where: { id: { gt: last } }, orderBy: { id: "asc" }, take: BATCH_ROWS });
    if (rows.length > 0) yield rows;
    if (rows.length < BATCH_ROWS) return;
    last = rows.at(-1)?.id ?? last;
  }
}
