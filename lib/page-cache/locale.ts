import { LRUCache } from "lru-cache";
import { hostCookieName } from "@/lib/http/cookies";
import { chooseLanguage, type LanguageSettings } from "@/lib/i18n/choose-language";
import { isReservedSegment } from "@/lib/i18n/reserved-segments";
import { processState } from "@/lib/process-state.mjs";

const INITIAL_SETTINGS: LanguageSettings = { languages: ["en"], defaultLanguage: "en", i18nEnabled: true };

const state = processState("language-settings", (): { current?: LanguageSettings | undefined } => ({}));

/** The language settings. They contain only English until they have been read from the database. */
export const languageSettings = (): LanguageSettings => state.current ?? INITIAL_SETTINGS;

/** Sets what `languageSettings` returns. Called at startup and after each change to the settings or languages. */
export function setLanguageSettings(current: LanguageSettings | undefined): void {
  state.current = current;
  preferredLanguages.clear();
}

/** Caches the language for each value of `Accept-Language`. Most browsers send one of the same few values. */
const preferredLanguages = processState("preferred-languages", () => new LRUCache<string, string>({ max: 500 }));
const ACCEPT_LANGUAGE_MAX_CHARS = 200;

/** The name of the cookie with the language that a visitor chose. */
export const localeCookieName = () => hostCookieName("locale");

/**
 * Returns the language of a page for this visitor: the one they chose (`cookie`), else the best match for their
 * browser, else the default. Always the default if translations are turned off. Pages are cached by language.
 */
export function chooseLocale({
  cookie,
  acceptLanguage,
}: {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}): string {
  const isCacheable = cookie === undefined && (acceptLanguage?.length ?? 0) <= ACCEPT_LANGUAGE_MAX_CHARS;
  const remembered = isCacheable ? preferredLanguages.get(acceptLanguage ?? "") : undefined;
  if (remembered !== undefined) return remembered;
  const language = chooseLanguage(
    { chosen: cookie ?? null, acceptLanguage: acceptLanguage ?? null },
    languageSettings(),
  );
  if (isCacheable) preferredLanguages.set(acceptLanguage ?? "", language);
  return language;
}

/** Returns the path without its language: `/pages/a` for `/en/pages/a`. Undefined for a path without a language. */
export function withoutLocale(path: string): string | undefined {
  const end = path.indexOf("/", 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  if (!languageSettings().languages.includes(first) || isReservedSegment(first)) return undefined;
  return path.slice(first.length + 1) || "/";
}
