import { csvResponse } from "@/lib/http/csv";

type Row = { id: number };
const columns = { id: ({ id }: Row) => id };

/** Batches that are created on demand. `created` is the number of batches created so far. */
function createBatches(count: number) {
  const progress = { created: 0, isClosed: false };
  async function* rows(): AsyncGenerator<Row[]> {
    try {
      for (let id = 1; id <= count; id += 1) {
        progress.created += 1;
        yield [{ id }];
      }
    } finally {
      progress.isClosed = true;
    }
  }
  return { progress, rows: rows() };
}

test("reads batches only as the client consumes them", async () => {
  const { progress, rows } = createBatches(100_000);

  const response = await csvResponse({ name: "rows", columns, batches: rows });
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  await reader.read();
  await reader.read();

  expect(progress.created).toBeLessThanOrEqual(4);
  await reader.cancel();
});

test("stops reading when the client disconnects", async () => {
  const { progress, rows } = createBatches(100_000);
  const response = await csvResponse({ name: "rows", columns, batches: rows });

  await response.body?.cancel();

  expect(progress.isClosed).toBe(true);
});

test("a query that fails at once leads to an error, not to an empty file", async () => {
  // biome-ignore lint/correctness/useYield: it fails before the first batch
  async function* broken(): AsyncGenerator<Row[]> {
    throw new Error("The database is down.");
  }

  await expect(csvResponse({ name: "rows", columns, batches: broken() })).rejects.toThrow("The database is down.");
});

test.each([
  ["=1+1", "'=1+1"],
  ["-1+1", "'-1+1"],
  ["Hello;=1+1;", "Hello;'=1+1;"],
  ["Hello; @SUM(A1)", "Hello; '@SUM(A1)"],
  ['Hello;"=1+1"', '"Hello;""\'=1+1"""'],
  ['"Hello\n=1+1"', '"""Hello\n\'=1+1"""'],
  ["Hello\r\n+1\t-1", "\"Hello\r\n'+1\t'-1\""],
  ["a=b; c - d", "a=b; c - d"],
])("the cell for %j contains no formula, whichever separator Excel expects", async (text, cell) => {
  async function* rows() {
    yield [{ text }];
  }
  const texts = { [text]: (row: { text: string }) => row.text };

  const response = await csvResponse({ name: "rows", columns: texts, batches: rows() });

  expect(await response.text()).toBe(`${cell}\n${cell}\n`);
});
