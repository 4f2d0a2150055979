import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaClient } from "@/lib/db/client/client";
import { connections, pool } from "@/lib/db/pool";

function createPrisma(pgPool: pg.Pool) {
  return new PrismaClient({
    adapter: new PrismaPg(pgPool),
    errorFormat: "minimal", // otherwise error messages, which are logged, would contain hashes and tokens
    omit: { user: { passwordHash: true, twoFactorSecret: true } },
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
}

/** Returns the client. It is not created until the first query, because creating it takes time and memory. */
function prisma(): Db {
  connections.prisma ??= createPrisma(pool());
  return connections.prisma as Db;
}

/**
 * The database. Queries return a user's secrets (password hash, two-factor secret) only if they select them by name.
 */
export const db = new Proxy({} as Db, {
  get: (_, property) => Reflect.get(prisma(), property),
});

export type Db = ReturnType<typeof createPrisma>;
/** The client inside `db.$transaction(async (tx) => …)`, or `db` itself. */
export type Tx = Omit<Db, "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction">;
