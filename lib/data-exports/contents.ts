import "server-only";
import type { ExportedDocument, ExportedFile, Feature } from "@/lib/feature";

type Features = readonly Feature[];

/** The stored files of a user's export, from all features. */
export async function collectFiles(features: Features, userId: number): Promise<ExportedFile[]> {
  const lists = await Promise.all(features.map(async ({ exportFiles }) => (await exportFiles?.(userId)) ?? []));
  return lists.flat();
}

/** The documents of a user's export, from all features, as they are written to the zip. */
export async function collectDocuments(
  features: Features,
  userId: number,
  files: readonly ExportedFile[],
): Promise<ExportedDocument[]> {
  const documents: ExportedDocument[] = [];
  for (const { exportDocuments } of features) documents.push(...((await exportDocuments?.(userId, files)) ?? []));
  return documents.map(({ name, rows }) => ({ name, rows: isAsync(rows) ? eachToWire(rows) : toWire(rows) }));
}

/** Whether the rows are read one after another, while the zip is written. */
export const isAsync = (rows: unknown): rows is AsyncIterable<unknown> =>
  typeof rows === "object" && rows !== null && Symbol.asyncIterator in rows;

async function* eachToWire(rows: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  for await (const row of rows) yield toWire(row);
}

/** Turns keys into snake_case and big integers into numbers. */
function toWire(value: unknown): unknown {
  if (typeof value === "bigint") return Number(value);
  if (Array.isArray(value)) return value.map(toWire);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [snakeCase(key), toWire(inner)]));
}

const snakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
