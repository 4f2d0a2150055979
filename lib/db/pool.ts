import pg from "pg";
import { databaseUrl, isEmbedded } from "@/lib/db/connection";
import { processState } from "@/lib/process-state.mjs";

type Connected = {
  pool?: pg.Pool | undefined;
  /** Prisma's client, once a query needs it. */
  prisma?: { $disconnect(): Promise<void> } | undefined;
};

/** The connections of this process, shared by Next's bundle and the server's. */
export const connected = processState("db", (): Connected => ({}));

// The embedded database has one session, so more connections would only wait for each other.
const POOL_SIZE = { embedded: 8, server: 20 };

/** The pool below Prisma, for plain SQL: rate limits, jobs, and queries that must be one round trip. */
export function pool(): pg.Pool {
  connected.pool ??= openPool();
  return connected.pool;
}

function openPool(): pg.Pool {
  const opened = new pg.Pool({
    connectionString: databaseUrl(),
    max: isEmbedded() ? POOL_SIZE.embedded : POOL_SIZE.server,
  });
  opened.on("error", () => undefined); // an idle connection that breaks is replaced by the next query
  return opened;
}

export async function disconnect(): Promise<void> {
  const open = { ...connected };
  connected.pool = undefined;
  connected.prisma = undefined;
  await open.prisma?.$disconnect();
  await open.pool?.end().catch(() => undefined);
}
