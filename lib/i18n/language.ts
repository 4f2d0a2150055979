/** Facts about languages by their BCP 47 tag ("ar", "pt-BR"). */

/** Whether a tag is valid BCP 47. Intl throws for any other. */
export function isLanguageTag(tag: string): boolean {
  return parseLanguageTag(tag) !== undefined;
}

/**
 * Returns the tag to pass to Intl. Browsers and Node use different digits for plain "ar", which would cause a hydration
 * mismatch. An invalid tag becomes "en", because it must not break a page.
 */
export function intlLocale(language: string): string {
  if (language === "ar") return "ar-u-nu-arab";
  return isLanguageTag(language) ? language : "en";
}

/** The parts of a BCP 47 tag. Undefined if it is invalid. */
export function parseLanguageTag(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
