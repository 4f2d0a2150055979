import "server-only";
import type { UserActor } from "@/lib/actor/actor";
import type { Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";

/**
 * Throws a 401 if the actor's session has ended since the request began, for example by a password reset, or if the
 * actor has no session. Locks the session: code that ends the session then waits for this transaction, and also ends
 * what this transaction has created.
 */
export async function requireLiveSession(tx: Tx, { session }: Pick<UserActor, "session">): Promise<void> {
  const rows = await tx.$queryRaw<unknown[]>`SELECT 1 FROM "Session" WHERE id = ${session?.id ?? null} FOR SHARE`;
  if (rows.length === 0) throw new AppError("unauthenticated", "Log in first.");
}
