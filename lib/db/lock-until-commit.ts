import "server-only";
import type { Tx } from "@/lib/db/db";

/** Waits until no other transaction holds the lock of this name, and holds it until this one ends: what is read after it stays true. */
export async function lockUntilCommit(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`plinth:${name}`}, 0))`;
}
