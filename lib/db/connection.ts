import { env } from "@/lib/env";

// Next loads middleware, instrumentation and handlers with separate copies of this module, and the server starts the
// embedded database before them. They share this state.
const KEY = Symbol.for("plinth.database-url");
const state = globalThis as { [KEY]?: string };

/** Called once by the server when the embedded database is listening. */
export function useEmbeddedDatabase(url: string) {
  state[KEY] = url;
}

export const isEmbedded = () => state[KEY] !== undefined;

/** The URL of the operator's Postgres, or of the embedded one that the server has started. */
export function databaseUrl(): string {
  const url = state[KEY] ?? env().DATABASE_URL;
  if (!url) throw new Error("No database: set DATABASE_URL, or start the embedded database first.");
  return url;
}
