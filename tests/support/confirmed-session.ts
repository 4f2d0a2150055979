import { db } from "@/lib/db/db";
import { sessionOf } from "./api";

/** The token of a new session in which the user has just confirmed their password. */
export async function confirmedSession(user: { id: number }): Promise<string> {
  const session = await sessionOf(user);
  const { id } = await db.session.findFirstOrThrow({ where: { userId: user.id }, orderBy: { id: "desc" } });
  await db.session.update({ where: { id }, data: { passwordConfirmedAt: new Date() } });
  return session;
}
