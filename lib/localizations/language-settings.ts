import "server-only";
import { onExpire } from "@/lib/events/expiry";
import { getLocalizations } from "@/lib/localizations/public";
import { log } from "@/lib/log";
import { setLanguageSettings } from "@/lib/page-cache/locale";
import { getSettings } from "@/lib/settings/settings";

/**
 * Passes the languages to `lib/page-cache`, now and after each edit, because a request for a cached page must not query
 * the database for its language. Returns a function that stops the updates.
 */
export async function syncLanguageSettings(): Promise<() => void> {
  const load = async () => {
    const [localizations, { i18n }] = await Promise.all([getLocalizations(), getSettings()]);
    setLanguageSettings({
      languages: localizations.map(({ language }) => language),
      defaultLanguage: i18n.default_language,
      i18nEnabled: i18n.enable,
    });
  };
  await load();
  return onExpire(
    ["settings", "localizations"],
    () => void load().catch((err) => log.error({ err }, "The languages could not be read again")),
  );
}
