import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaClient } from "@/lib/db/client/client";
import { connected, pool } from "@/lib/db/pool";

function newPrisma(connections: pg.Pool) {
  return new PrismaClient({
    adapter: new PrismaPg(connections),
    errorFormat: "minimal", // otherwise the message of an error, which is logged, contains hashes and tokens
    omit: { user: { passwordHash: true, twoFactorSecret: true } },
    transactionOptions: { maxWait: 10_000, timeout: 15_000 },
  });
}

/** Created by the first query, because it takes time and memory, and a start needs none. */
function prisma(): Db {
  connected.prisma ??= newPrisma(pool());
  return connected.prisma as Db;
}

/** The database. Secrets of a user (hash, two-factor secret) must be selected by name. */
export const db = new Proxy({} as Db, {
  get: (_, property) => Reflect.get(prisma(), property),
});

export type Db = ReturnType<typeof newPrisma>;
/** The client inside `db.$transaction(async (tx) => …)`, or `db` itself. */
export type Tx = Omit<Db, "$connect" | "$disconnect" | "$on" | "$use" | "$extends" | "$transaction">;
