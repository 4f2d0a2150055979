/** Languages by their BCP 47 tag ("ar", "pt-BR"): how they run, what they call themselves, how they write numbers. */

const RIGHT_TO_LEFT = new Set(["Adlm", "Arab", "Hebr", "Mand", "Nkoo", "Rohg", "Samr", "Syrc", "Thaa", "Yezi"]);

/** By the script and not by a list of languages, so that `pa-Arab` or `ckb` run the right way too. */
export function direction(language: string): "ltr" | "rtl" {
  const script = parse(language)?.maximize().script;
  return script && RIGHT_TO_LEFT.has(script) ? "rtl" : "ltr";
}

/** Whether a tag is written as BCP 47 wants it; Intl throws on anything else. */
export function isLanguageTag(tag: string): boolean {
  return parse(tag) !== undefined;
}

/**
 * The tag to give to Intl. Browsers and Node disagree about the digits of plain "ar", which would make the server's HTML differ from
 * the browser's; and a broken tag must not take a page down.
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
