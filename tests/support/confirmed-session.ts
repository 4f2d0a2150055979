import { db } from "@/lib/db/db";
import { sessionOf } from "./api";

/** Starts a session in which the user has just confirmed their password. Returns its token. */
export async function startConfirmedSession(user: { id: number }): Promise<string> {
  const session = await sessionOf(user);
  const { id } = await db.session.findFirstOrThrow({ where: { userId: user.id }, orderBy: { id: "desc" } });
  await db.session.update({ where: { id }, data: { passwordConfirmedAt: new Date() } });
  return session;
}
