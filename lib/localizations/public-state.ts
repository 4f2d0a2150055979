import "server-only";
import { onExpire } from "@/lib/events/expiry";
import { getLocalizations } from "@/lib/localizations/public";
import { log } from "@/lib/log";
import { setPublicState } from "@/lib/page-cache/locale";
import { getSettings } from "@/lib/settings/settings";

/**
 * Passes the list of languages to the server in front of Next, now and after each edit, because that server cannot
 * query the database for each request. Returns a function that stops this.
 */
export async function keepPublicState(): Promise<() => void> {
  const load = async () => {
    const [localizations, { i18n }] = await Promise.all([getLocalizations(), getSettings()]);
    setPublicState({
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
