import { chooseLanguage } from "@/lib/i18n/choose-language";
import { processState } from "@/lib/process-state.mjs";
import { isReservedWord } from "@/lib/routes";

/** The settings that the front and middleware need for every page. */
export type PublicState = { languages: readonly string[]; defaultLanguage: string; i18nEnabled: boolean };

const INITIAL: PublicState = { languages: ["en"], defaultLanguage: "en", i18nEnabled: true };

const state = processState("public", (): { current?: PublicState | undefined } => ({}));

/** Until the settings are read only English is known. */
export const publicState = (): PublicState => state.current ?? INITIAL;

/** Sets what the settings say, now and after each edit. */
export function setPublicState(current: PublicState | undefined): void {
  state.current = current;
}

/**
 * The language of a page for this visitor: the one they chose (cookie `locale`), else their browser's best match, else
 * the default. The front and middleware use this, because pages are cached by language.
 */
export function chooseLocale({
  cookie,
  acceptLanguage,
}: {
  cookie?: string | undefined;
  acceptLanguage?: string | undefined;
}): string {
  return chooseLanguage({ cookie: cookie ?? null, acceptLanguage: acceptLanguage ?? null }, publicState());
}

/** The path without its language: `/pages/a` for `/en/pages/a`. Undefined for a path that has none. */
export function withoutLocale(path: string): string | undefined {
  const [, first = ""] = path.split("/", 2);
  if (isReservedWord(first) || !publicState().languages.includes(first)) return undefined;
  return path.slice(first.length + 1) || "/";
}
