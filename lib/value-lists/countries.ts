import { intlLocale } from "@/lib/i18n/language";
import { COUNTRY_CODES } from "@/lib/value-lists/country-codes";

export type Country = { code: string; name: string };

/** All countries, with their names in the given language, sorted by name. */
export function countries(language: string): Country[] {
  const locale = intlLocale(language);
  const names = new Intl.DisplayNames([locale], { type: "region" });
  const { compare } = new Intl.Collator(locale);
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => compare(a.name, b.name));
}
