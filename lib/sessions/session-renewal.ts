import "server-only";
import { hashToken, newToken } from "@/lib/crypto/token";
import type { Tx } from "@/lib/db/db";
import { AppError } from "@/lib/errors";

/** A session's new token, and the `maxAge` of its cookie in seconds (undefined if the cookie ends with the browser). */
export type RenewedSession = { token: string; maxAge: number | undefined };

/** Replaces a session's token after a change of credentials, so that copies of the old cookie stop working. */
export async function renewSession(tx: Tx, id: number): Promise<RenewedSession> {
  const token = newToken();
  const rows = await tx.$queryRaw<{ remember: boolean; expiresAt: Date }[]>`
    UPDATE "Session" SET "tokenHash" = ${hashToken(token)} WHERE id = ${id} RETURNING remember, "expiresAt"`;
  const [session] = rows;
  if (!session) throw new AppError("unauthenticated", "Log in first.");
  const seconds = Math.max(1, Math.ceil((session.expiresAt.getTime() - Date.now()) / 1000));
  return { token, maxAge: session.remember ? seconds : undefined };
}
