import "server-only";
import type { Tx } from "@/lib/db/db";

/** Holds the lock of this name until the transaction ends. Waits while another transaction holds it. */
export async function lockUntilCommit(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`plinth:${name}`}, 0))`;
}
