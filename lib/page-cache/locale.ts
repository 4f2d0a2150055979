import { LRUCache } from "lru-cache";
import { hostCookie } from "@/lib/http/cookies";
import { chooseLanguage } from "@/lib/i18n/choose-language";
import { processState } from "@/lib/process-state.mjs";
import { isReservedWord } from "@/lib/routes";

/** The settings that the front needs for every page. */
export type PublicState = { languages: readonly string[]; defaultLanguage: string; i18nEnabled: boolean };

const INITIAL: PublicState = { languages: ["en"], defaultLanguage: "en", i18nEnabled: true };

const state = processState("public", (): { current?: PublicState | undefined } => ({}));

/** Contains only English until the settings have been read. */
export const publicState = (): PublicState => state.current ?? INITIAL;

/** Sets what `publicState` returns. Called at the start and after each change of the settings or languages. */
export function setPublicState(current: PublicState | undefined): void {
  state.current = current;
  preferred.clear();
}

/** The language for each `Accept-Language`. Most browsers send one of the same few values. */
const preferred = processState("preferred-languages", () => new LRUCache<string, string>({ max: 500 }));
const PREFERRED_MAX_CHARS = 200;

/** The cookie with the language that a visitor chose. */
export const localeCookieName = () => hostCookie("locale");

/**
 * Returns the language of a page for this visitor: the one they chose (`cookie`), else the best match for their
 * browser, else the default. Always the default if the site has translations turned off. Pages are cached by language.
 */
export function chooseLocale({
  cookie,
  acceptLanguage,
}: {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}): string {
  const isKept = cookie === undefined && (acceptLanguage?.length ?? 0) <= PREFERRED_MAX_CHARS;
  const before = isKept ? preferred.get(acceptLanguage ?? "") : undefined;
  if (before !== undefined) return before;
  const chosen = chooseLanguage({ cookie: cookie ?? null, acceptLanguage: acceptLanguage ?? null }, publicState());
  if (isKept) preferred.set(acceptLanguage ?? "", chosen);
  return chosen;
}

/** Returns the path without its language: `/pages/a` for `/en/pages/a`. Undefined for a path without a language. */
export function withoutLocale(path: string): string | undefined {
  const end = path.indexOf("/", 1);
  const first = path.slice(1, end < 0 ? undefined : end);
  if (!publicState().languages.includes(first) || isReservedWord(first)) return undefined;
  return path.slice(first.length + 1) || "/";
}
