import "server-only";
import type { Actor } from "@/lib/actor/actor";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { getLocalizations } from "@/lib/localizations/public";

/**
 * Saves a user's language and returns it. Saves nothing for a guest, whose language is stored only in a cookie. Throws
 * a 422 for an unknown language.
 */
export async function saveLocale(actor: Actor, locale: string): Promise<string> {
  const isSupported = (await getLocalizations()).some(({ language }) => language === locale);
  if (!isSupported) throw invalid({ locale: ["This language does not exist."] });
  if (actor.id !== null)
    await db.user.update({ where: { id: actor.id }, data: { language: locale }, select: { id: true } });
  return locale;
}
