import "server-only";
import { Readable } from "node:stream";
import type { ExportedDocument, ExportedFile, Feature } from "@/lib/feature";

type Features = readonly Feature[];

/** The stored files of a user's export, from all features. */
export async function collectFiles(features: Features, userId: number): Promise<ExportedFile[]> {
  const lists = await Promise.all(features.map(async ({ exportFiles }) => (await exportFiles?.(userId)) ?? []));
  return lists.flat();
}

/** The documents of a user's export, from all features. */
export async function collectDocuments(
  features: Features,
  userId: number,
  files: readonly ExportedFile[],
): Promise<ExportedDocument[]> {
  const documents: ExportedDocument[] = [];
  for (const { exportDocuments } of features) documents.push(...((await exportDocuments?.(userId, files)) ?? []));
  return documents;
}

/** The JSON of a document: a stream if its rows are an async iterable, otherwise a string. */
export const contentOf = ({ rows, verbatim = [] }: ExportedDocument): string | Readable =>
  isAsyncIterable(rows) ? Readable.from(jsonPieces(rows, verbatim)) : JSON.stringify(toWire(rows, verbatim), null, 2);

/** The text of a JSON array with these rows, in pieces. */
async function* jsonPieces(rows: AsyncIterable<unknown>, verbatim: readonly string[]): AsyncGenerator<string> {
  let separator = "[\n";
  for await (const row of rows) {
    yield separator + JSON.stringify(toWire(row, verbatim));
    separator = ",\n";
  }
  yield separator === ",\n" ? "\n]" : "[]";
}

export const isAsyncIterable = (rows: unknown): rows is AsyncIterable<unknown> =>
  typeof rows === "object" && rows !== null && Symbol.asyncIterator in rows;

/** Turns keys into snake_case and big integers into numbers. Keeps the values of the keys in `verbatim` as they are. */
function toWire(value: unknown, verbatim: readonly string[]): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map((item) => toWire(item, verbatim));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      snakeCase(key),
      verbatim.includes(key) ? inner : toWire(inner, verbatim),
    ]),
  );
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
