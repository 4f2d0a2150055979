import { csvResponse } from "@/lib/http/csv";

type Row = { id: number };
const columns = { id: ({ id }: Row) => id };

/** Batches that are created on demand. `made` is the number of batches created so far. */
function batches(count: number) {
  const progress = { made: 0, isClosed: false };
  async function* rows(): AsyncGenerator<Row[]> {
    try {
      for (let id = 1; id <= count; id += 1) {
        progress.made += 1;
        yield [{ id }];
      }
    } finally {
      progress.isClosed = true;
    }
  }
  return { progress, rows: rows() };
}

test("reads batches only as the client consumes them", async () => {
  const { progress, rows } = batches(100_000);

  const response = await csvResponse({ name: "rows", columns, batches: rows });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await reader.read();

  expect(progress.made).toBeLessThanOrEqual(4);
  await reader.cancel();
});

test("stops reading when the client disconnects", async () => {
  const { progress, rows } = batches(100_000);
  const response = await csvResponse({ name: "rows", columns, batches: rows });

  await response.body?.cancel();

  expect(progress.isClosed).toBe(true);
});

test("a query that fails at once is an error and not an empty file", async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first batch
  async function* broken(): AsyncGenerator<Row[]> {
    throw new Error("The database is down.");
  }

  await expect(csvResponse({ name: "rows", columns, batches: broken() })).rejects.toThrow("The database is down.");
});
