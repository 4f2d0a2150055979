import { hashToken } from "@/lib/crypto/token";
import { db } from "@/lib/db/db";
import { createSession } from "./api";

/** Starts a session in which the user has just confirmed their password. Returns its token. */
export async function startConfirmedSession(user: { id: number }): Promise<string> {
  const session = await createSession(user);
  await db.session.update({ where: { tokenHash: hashToken(session) }, data: { passwordConfirmedAt: new Date() } });
  return session;
}

/** The options of a call in a session in which the user has just confirmed their password. */
export const confirmed = async (user: { id: number }) => ({ session: await startConfirmedSession(user) });
