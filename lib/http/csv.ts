import "server-only";
import { stringify } from "csv-stringify/sync";
import { downloadResponse } from "@/lib/http/download";

type Cell = string | number | boolean | null;

/** The file's columns by name, each with a function that returns the value for a row. */
export type CsvColumns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

/** A list as a CSV file, as a domain function returns it. */
export type CsvFile<Row> = {
  /** "roles" for roles-2026-11-22.csv. */
  name: string;
  columns: CsvColumns<Row>;
  /** Batches of rows, read at the speed of the download. */
  batches: AsyncIterable<readonly Row[]>;
};

/** Describes a CSV response in the API's documentation. */
export const csvMedia = {
  media: "text/csv",
  description:
    "All rows that match, in the order of their ids, as a CSV file with a header row. UTF-8 with a byte order mark.",
  headers: { "Content-Disposition": "The file's name" },
};

/** Streams a list as a CSV file, with at most two batches in memory. Formulas are escaped. */
export async function csvResponse<Row>({ name, columns, batches }: CsvFile<Row>): Promise<Response> {
  const texts = csvTexts(columns, batches);
  const first = await texts.next(); // a query that fails immediately becomes an error response instead of an empty file
  const day = new Date().toISOString().slice(0, 10);
  return downloadResponse({
    name: `${name}-${day}.csv`,
    mime: "text/csv; charset=utf-8",
    body: streamOf(first, texts),
  });
}

async function* csvTexts<Row>(
  columns: CsvColumns<Row>,
  batches: AsyncIterable<readonly Row[]>,
): AsyncGenerator<string> {
  const values = Object.values(columns);
  let head: readonly string[] | null = Object.keys(columns);
  for await (const rows of batches) {
    yield csvText([...(head ? [head] : []), ...rows.map((row) => values.map((value) => value(row)))], head !== null);
    head = null;
  }
  if (head) yield csvText([head], true);
}

/** The first text starts with a byte order mark, which Excel needs to detect UTF-8. */
const csvText = (lines: readonly (readonly Cell[])[], isFirst: boolean) =>
  stringify(lines as Cell[][], {
    bom: isFirst,
    escape_formulas: true,
    cast: { boolean: String, string: escapeInnerFormulas },
  });

/**
 * In many languages, Excel expects `;` between cells and ignores our quotes. A `;` or a line break within a value then
 * begins a new cell. That cell could be a formula, even if it begins with quotes. The library escapes formulas only at
 * the start of a value.
 */
const escapeInnerFormulas = (text: string) => text.replace(/[;\t\r\n][ "]*(?=[=+\-@＝＋－＠])/g, "$&'");

function streamOf(first: IteratorResult<string>, texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let next: IteratorResult<string> | null = first;
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = next ?? (await texts.next());
      next = null;
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}
