type Preference = { chosen: string | null; acceptLanguage: string | null };

/** The languages of the installation, and how it chooses one of them. */
export type LanguageSettings = { languages: readonly string[]; defaultLanguage: string; i18nEnabled: boolean };

/**
 * Returns the language of a page: the one that the visitor chose if it is among `languages`, else the best match for
 * the browser, else the default. Always the default if translations are off. `lib/front`, the middleware and the API
 * share this function, so that they always choose the same language.
 */
export function chooseLanguage(
  { chosen, acceptLanguage }: Preference,
  { languages, defaultLanguage, i18nEnabled }: LanguageSettings,
): string {
  const fallback = languages.includes(defaultLanguage) ? defaultLanguage : (languages[0] ?? "en");
  if (!i18nEnabled) return fallback;
  if (chosen && languages.includes(chosen)) return chosen;
  for (const tag of preferences(acceptLanguage)) {
    const match = languageNear(tag, languages);
    if (match) return match;
  }
  return fallback;
}

/** The language among `languages` that has this tag, or else the first of the same language in another region. */
export const languageNear = (tag: string, languages: readonly string[]): string | undefined =>
  languages.find((language) => language.toLowerCase() === tag.toLowerCase()) ??
  languages.find((language) => baseOf(language) === baseOf(tag));

const baseOf = (tag: string) => tag.toLowerCase().split("-", 1)[0];

/** The tags of an Accept-Language header, most preferred first, without `*` and tags with q=0. */
function preferences(header: string | null): string[] {
  if (!header) return [];
  return header
    .slice(0, 500)
    .split(",")
    .map((part, order) => {
      const [tag = "", ...parameters] = part.trim().toLowerCase().split(";");
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality), order };
    })
    .filter(({ tag, quality }) => /^[a-z]{2,3}(-[a-z0-9]+)*$/.test(tag) && quality > 0)
    .sort((a, b) => b.quality - a.quality || a.order - b.order)
    .map(({ tag }) => tag);
}
