import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaClient } from "@/lib/db/client/client";
import { databaseUrl, isEmbedded } from "@/lib/db/connection";

const KEY = Symbol.for("plinth.db");
type Connected = { pool: pg.Pool; prisma: Db };
const state = globalThis as { [KEY]?: Connected | undefined };

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
    omit: { user: { passwordHash: true, twoFactorSecret: true } },
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
}

function connected(): Connected {
  state[KEY] ??= connect();
  return state[KEY];
}

/** The database. Secrets of a user (hash, two-factor secret) come only when asked for by name. */
export const db = new Proxy({} as Db, {
  get: (_, property) => Reflect.get(connected().prisma, property),
});

export type Db = ReturnType<typeof newPrisma>;
/** What runs inside `db.$transaction(async (tx) => …)`, or the database itself. */
export type Tx = Omit<Db, "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction">;

/** The pool below Prisma, for what speaks SQL itself: rate limits, jobs, one query that must be one round trip. */
export const pool = () => connected().pool;

export async function disconnect() {
  const open = state[KEY];
  state[KEY] = undefined;
  await open?.prisma.$disconnect();
  await open?.pool.end().catch(() => undefined);
}
