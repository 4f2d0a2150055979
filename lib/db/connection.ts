import { env } from "@/lib/env";

// Next loads middleware, instrumentation and handlers as separate copies of a module, and the server starts the embedded
// database before any of them: the address lies where all of them can see it.
const KEY = Symbol.for("plinth.database-url");
const state = globalThis as { [KEY]?: string };

/** Called once by the server, when the embedded database listens. */
export function useEmbeddedDatabase(url: string) {
  state[KEY] = url;
}

export const isEmbedded = () => state[KEY] !== undefined;

/** Where Postgres answers: the operator's, or the embedded one that the server has started. */
export function databaseUrl(): string {
  const url = state[KEY] ?? env().DATABASE_URL;
  if (!url) throw new Error("No database: set DATABASE_URL, or start the embedded database first.");
  return url;
}
