import "server-only";
import type { Actor } from "@/lib/actor/actor";
import type { Visitor } from "@/lib/http/visitor";
import { chooseLanguage } from "@/lib/i18n/choose-language";
import { getLocalizations } from "@/lib/localizations/public";
import { getSettings } from "@/lib/settings/settings";

export const LOCALE_COOKIE = "locale";
export const LOCALE_COOKIE_SECONDS = 365 * 86_400;

/** The language that somebody chose, if they did, and the languages that their browser prefers. */
type LanguageWish = { chosen: string | null; acceptLanguage: string | null };

/** The language for a visitor: the signed-in user's own, else what the cookie or the browser asks for, else the default. */
export async function languageFor(visitor: Pick<Visitor, "cookie" | "acceptLanguage">, actor?: Actor): Promise<string> {
  const own = actor?.id != null ? actor.user.language : null;
  return languageOf({ chosen: own ?? visitor.cookie(LOCALE_COOKIE), acceptLanguage: visitor.acceptLanguage });
}

/** The language of this installation that fits best. */
export async function languageOf({ chosen, acceptLanguage }: LanguageWish): Promise<string> {
  const [localizations, { i18n }] = await Promise.all([getLocalizations(), getSettings()]);
  const languages = localizations.map(({ language }) => language);
  return chooseLanguage(
    { cookie: chosen, acceptLanguage },
    { languages, defaultLanguage: i18n.default_language, i18nEnabled: i18n.enable },
  );
}
