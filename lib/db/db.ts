import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/lib/db/client/client";
import { databaseUrl, isEmbedded } from "@/lib/db/connection";
import { processState } from "@/lib/process-state.mjs";

type Connected = { pool: pg.Pool; prisma: Db };
const state = processState("db", (): { connected?: Connected | undefined } => ({}));

// The embedded database has one session, so more connections would only wait for each other.
const POOL_SIZE = { embedded: 8, server: 20 };

function connect(): Connected {
  const pool = new pg.Pool({
    connectionString: databaseUrl(),
    max: isEmbedded() ? POOL_SIZE.embedded : POOL_SIZE.server,
  });
  pool.on("error", () => undefined); // an idle connection that breaks is replaced by the next query
  return { pool, prisma: newPrisma(pool) };
}

function newPrisma(connections: pg.Pool) {
  return new PrismaClient({
    adapter: new PrismaPg(connections),
    errorFormat: "minimal", // otherwise the message of an error, which is logged, contains hashes and tokens
    omit: { user: { passwordHash: true, twoFactorSecret: true } },
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
}

function connection(): Connected {
  state.connected ??= connect();
  return state.connected;
}

/** The database. Secrets of a user (hash, two-factor secret) must be selected by name. */
export const db = new Proxy({} as Db, {
  get: (_, property) => Reflect.get(connection().prisma, property),
});

export type Db = ReturnType<typeof newPrisma>;
/** The client inside `db.$transaction(async (tx) => …)`, or `db` itself. */
export type Tx = Omit<Db, "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction">;

/** The pool below Prisma, for plain SQL: rate limits, jobs, and queries that must be one round trip. */
export const pool = () => connection().pool;

export async function disconnect() {
  const open = state.connected;
  state.connected = undefined;
  await open?.prisma.$disconnect();
  await open?.pool.end().catch(() => undefined);
}
