import { chooseLanguage } from "@/lib/i18n/choose-language";
import { isReservedWord } from "@/lib/routes";

/** What the front and middleware must know of the settings before any page is read. */
export type PublicState = { languages: readonly string[]; defaultLanguage: string; i18nEnabled: boolean };

const KEY = Symbol.for("plinth.public");

const FIRST: PublicState = { languages: ["en"], defaultLanguage: "en", i18nEnabled: true };

/** Filled by the settings on `globalThis`; before that English alone. */
export const publicState = (): PublicState => (globalThis as { [KEY]?: PublicState })[KEY] ?? FIRST;

/**
 * The language of a page for this visitor: the one they chose (cookie `locale`), else the best of their browser's, else the default. The
 * front and middleware both ask here, because a cached page lies under its language.
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

/** `/en/pages/a` typed by hand is no second address of `/pages/a`: answers that path, or undefined for any other address. */
export function withoutLocale(path: string): string | undefined {
  const [, first = ""] = path.split("/", 2);
  if (isReservedWord(first) || !publicState().languages.includes(first)) return undefined;
  return path.slice(first.length + 1) || "/";
}
