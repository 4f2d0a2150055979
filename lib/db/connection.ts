import { env } from "@/lib/env";
import { processState } from "@/lib/process-state.mjs";

const state = processState("embedded-database", (): { url?: string | undefined } => ({}));

/** Called by the server once the embedded database is listening. */
export function setEmbeddedDatabase(url: string | undefined) {
  state.url = url;
}

/** Whether this process uses the embedded database. */
export const isEmbedded = () => state.url !== undefined;

/** The URL of the operator's Postgres, or of the embedded database that the server has started. */
export function databaseUrl(): string {
  const url = state.url ?? env().DATABASE_URL;
  if (!url) throw new Error("No database: set DATABASE_URL, or start the embedded database first.");
  return url;
}
