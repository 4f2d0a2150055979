import { intlLocale } from "@/lib/i18n/language";

/** The languages that are offered for pages. Others can be set through the API. */
const PAGE_LANGUAGES =
  "ar az be bg bn bs ca cs cy da de de-AT de-CH el en en-GB en-US es es-MX et eu fa fi fil fr fr-CA ga gl he hi hr hu hy id is it ja ka kk ko lb lt lv mk ms mt nb nl nn pl pt pt-BR ro ru sk sl sq sr sv sw ta te th tr uk ur vi zh-Hans zh-Hant".split(
    " ",
  );

/** A language of pages with its name in another language, that of the reader. */
type NamedLanguage = { tag: string; name: string };

/** The languages to choose from, with `current` even if it is another one, sorted by their names. */
export function namedPageLanguages(current: string, readerLanguage: string): NamedLanguage[] {
  const tags = PAGE_LANGUAGES.includes(current) || current === "" ? PAGE_LANGUAGES : [...PAGE_LANGUAGES, current];
  const { compare } = new Intl.Collator(intlLocale(readerLanguage));
  return tags
    .map((tag) => ({ tag, name: pageLanguageName(tag, readerLanguage) }))
    .sort((a, b) => compare(a.name, b.name));
}

/** The name of a language in that of the reader, or its tag if the browser does not know it. */
export function pageLanguageName(tag: string, readerLanguage: string): string {
  const names = new Intl.DisplayNames([intlLocale(readerLanguage)], { type: "language", fallback: "code" });
  return names.of(tag) ?? tag;
}
