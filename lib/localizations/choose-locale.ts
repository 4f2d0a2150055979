import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db/db";
import { invalid } from "@/lib/errors";
import { setCookie } from "@/lib/http/cookies";
import { LOCALE_COOKIE, LOCALE_COOKIE_SECONDS } from "@/lib/localizations/language";
import { getLocalizations } from "@/lib/localizations/localizations";

/** Keeps the language with the user, and in a cookie for the pages that know no user. Answers with the language. */
export async function chooseLocale(actor: Actor, locale: string, headers: Headers): Promise<string> {
  const known = (await getLocalizations()).some(({ language }) => language === locale);
  if (!known) throw invalid({ locale: ["There is no such language."] });
  if (actor.id !== null)
    await db.user.update({ where: { id: actor.id }, data: { language: locale }, select: { id: true } });
  headers.append("Set-Cookie", localeCookie(locale));
  return locale;
}

/** The Set-Cookie line that keeps a language for the pages that know no user. */
export const localeCookie = (locale: string) => setCookie(LOCALE_COOKIE, locale, { maxAge: LOCALE_COOKIE_SECONDS });
