import "server-only";
import type { Tx } from "@/lib/db/db";

/** Takes the lock with this name, waiting while another transaction holds it. It is released when `tx` ends. */
export async function lockUntilCommit(tx: Tx, name: string): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`plinth:${name}`}, 0))`;
}
