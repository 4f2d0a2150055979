import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { readCookie } from "@/lib/http/cookies";
import { chooseLanguage } from "@/lib/i18n/choose-language";
import { getLocalizations } from "@/lib/localizations/localizations";
import { getSettings } from "@/lib/settings/settings";

export const LOCALE_COOKIE = "locale";
export const LOCALE_COOKIE_SECONDS = 365 * 86_400;

type Asked = { cookie: string | null; acceptLanguage: string | null };

/** The language for a request: the signed-in user's own, else what the cookie or the browser asks for, else the default. */
export async function languageFor(headers: Headers, actor?: Actor): Promise<string> {
  const own = actor?.id != null ? actor.user.language : null;
  return languageOf({
    cookie: own ?? readCookie(headers.get("cookie"), LOCALE_COOKIE),
    acceptLanguage: headers.get("accept-language"),
  });
}

export async function languageOf(asked: Asked): Promise<string> {
  const [localizations, { i18n }] = await Promise.all([getLocalizations(), getSettings()]);
  const languages = localizations.map(({ language }) => language);
  return chooseLanguage(asked, { languages, defaultLanguage: i18n.default_language, i18nEnabled: i18n.enable });
}
