import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { getLocalizations } from "@/lib/localizations/public";

/** Keeps the language with the user; a guest keeps it in a cookie alone. Returns the language; 422 when there is no such one. */
export async function chooseLocale(actor: Actor, locale: string): Promise<string> {
  const known = (await getLocalizations()).some(({ language }) => language === locale);
  if (!known) throw invalid({ locale: ["This language does not exist."] });
  if (actor.id !== null)
    await db.user.update({ where: { id: actor.id }, data: { language: locale }, select: { id: true } });
  return locale;
}
