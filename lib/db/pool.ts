import pg from "pg";
import { databaseUrl, isEmbedded } from "@/lib/db/connection";
import { processState } from "@/lib/process-state.mjs";

type Connections = {
  pool?: pg.Pool | undefined;
  /** Prisma's client. Undefined until a query needs it. */
  prisma?: { $disconnect(): Promise<void> } | undefined;
};

/** The connections of this process, shared by Next's bundle and the server's. */
export const connections = processState("db", (): Connections => ({}));

// The embedded database runs the queries of all connections one after another, so few connections are enough.
const POOL_SIZE = { embedded: 8, server: 20 };

/** The pool that Prisma uses. Also for plain SQL: rate limits, jobs, and queries that must take only one round trip. */
export function pool(): pg.Pool {
  connections.pool ??= openPool();
  return connections.pool;
}

function openPool(): pg.Pool {
  const newPool = new pg.Pool({
    connectionString: databaseUrl(),
    max: isEmbedded() ? POOL_SIZE.embedded : POOL_SIZE.server,
  });
  newPool.on("error", () => undefined); // an idle connection that breaks is replaced by the next query
  return newPool;
}

/** Closes all connections of this process. A later query opens new ones. */
export async function disconnect(): Promise<void> {
  const { pool: openedPool, prisma } = connections;
  connections.pool = undefined;
  connections.prisma = undefined;
  await prisma?.$disconnect();
  await openedPool?.end().catch(() => undefined);
}
