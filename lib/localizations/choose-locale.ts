import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { getLocalizations } from "@/lib/localizations/public";

/** Saves the language of a user; a guest has only the cookie. Returns the language. 422 if it does not exist. */
export async function chooseLocale(actor: Actor, locale: string): Promise<string> {
  const isSupported = (await getLocalizations()).some(({ language }) => language === locale);
  if (!isSupported) throw invalid({ locale: ["This language does not exist."] });
  if (actor.id !== null)
    await db.user.update({ where: { id: actor.id }, data: { language: locale }, select: { id: true } });
  return locale;
}
