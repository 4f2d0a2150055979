import "server-only";
import type { Actor } from "@/lib/actor/actor";
import type { Visitor } from "@/lib/http/visitor";
import { chooseLanguage } from "@/lib/i18n/choose-language";
import { getLocalizations } from "@/lib/localizations/public";
import { localeCookieName } from "@/lib/page-cache/locale";
import { getSettings } from "@/lib/settings/settings";

export const LOCALE_COOKIE_SECONDS = 365 * 86_400;

/** The chosen language, if any, and the browser's preferred languages. */
type LanguagePreference = { chosen: string | null; acceptLanguage: string | null };

/** The visitor's language: the user's own, else the cookie's, else the browser's, else the default. */
export async function languageFor(visitor: Pick<Visitor, "cookie" | "acceptLanguage">, actor?: Actor): Promise<string> {
  const userLanguage = actor?.id != null ? actor.user.language : null;
  return findBestLanguage({
    chosen: userLanguage ?? visitor.cookie(localeCookieName()),
    acceptLanguage: visitor.acceptLanguage,
  });
}

/** The best match among the languages of this installation. */
export async function findBestLanguage(preference: LanguagePreference): Promise<string> {
  return (await createLanguageChooser())(preference);
}

/**
 * Returns a function that does the same as `findBestLanguage`, but queries nothing, so that it can be called inside a
 * transaction.
 */
export async function createLanguageChooser(): Promise<(preference: LanguagePreference) => string> {
  const [localizations, { i18n }] = await Promise.all([getLocalizations(), getSettings()]);
  const languages = localizations.map(({ language }) => language);
  const settings = { languages, defaultLanguage: i18n.default_language, i18nEnabled: i18n.enable };
  return ({ chosen, acceptLanguage }) => chooseLanguage({ chosen, acceptLanguage }, settings);
}
