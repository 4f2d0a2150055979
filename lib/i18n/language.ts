/** Facts about languages by their BCP 47 tag ("ar", "pt-BR"). */

const RIGHT_TO_LEFT_SCRIPTS = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** Depends on the script rather than on a list of languages, so that `pa-Arab` and `ckb` are right to left too. */
export function direction(language: string): "ltr" | "rtl" {
  const script = parse(language)?.maximize().script;
  return script && RIGHT_TO_LEFT_SCRIPTS.has(script) ? "rtl" : "ltr";
}

/** Whether a tag is valid BCP 47. Intl throws for any other. */
export function isLanguageTag(tag: string): boolean {
  return parse(tag) !== undefined;
}

/**
 * Returns the tag to pass to Intl. Browsers and Node use different digits for plain "ar", which would cause a hydration
 * mismatch. An invalid tag becomes "en", because it must not break a page.
 */
export function intlLocale(language: string): string {
  if (language === "ar") return "ar-u-nu-arab";
  return isLanguageTag(language) ? language : "en";
}

function parse(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}
