import { intlLocale } from "@/lib/i18n/language";

/** English sentence -> translation. A missing sentence is shown in English. */
export type Lines = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/** Formats an ICU message such as "{count, plural, one {# site} other {# sites}}". Returns null if that fails. */
type MessageFormatter = (message: string, values: Values, language: string) => string | null;

// Set by `message.ts`. It imports a library of 9 KB, so it is loaded only where a line is a message.
let formatMessage: MessageFormatter | undefined;

export function setMessageFormatter(formatter: MessageFormatter): void {
  formatMessage = formatter;
}

export const hasMessageFormatter = () => formatMessage !== undefined;

/** Whether a line is an ICU message rather than plain text. */
export const isMessage = (text: string) => text.includes("{");

/**
 * Returns the sentence in the language of `lines`, with its `:placeholder`s filled. The result is plain text: it is not
 * escaped, so never use it as HTML. A placeholder without a value is left as it is. If an ICU message cannot be parsed,
 * or one of its arguments has no value, only the placeholders are filled: an admin's mistake must not break a page.
 * Numbers get the language's digits without grouping, because they may be years or ids. Pass `formatNumber(...)` for
 * grouping.
 */
export function translate(lines: Lines, line: string, values: Values = {}, language = "en"): string {
  const translation = Object.hasOwn(lines, line) ? lines[line] : undefined;
  const text = translation || line;
  if (!isMessage(text) || !formatMessage) return fill(text, values, language);
  // A line that fell back to English needs English plural rules.
  const messageLanguage = text === line ? "en" : language;
  return (
    formatMessage(asArguments(text, values), withTexts(values, language), messageLanguage) ??
    fill(text, values, language)
  );
}

function fill(text: string, values: Values, language: string): string {
  const names = Object.keys(values);
  if (names.length === 0 || !text.includes(":")) return text;
  return text.replace(placeholders(names), (_, name: string) => toText(values[name] ?? "", language));
}

/** Matches `:name` for the given names, longest first, so that `:site_name` is not read as `:site`. */
export function placeholders(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return new RegExp(`:(${longestFirst.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
}

// In a message, `:name` becomes the argument `{_name}`, so that all values are filled in at once. Otherwise `:name`
// inside a value could be filled in too.
const asArguments = (message: string, values: Values) => {
  const names = Object.keys(values);
  return names.length === 0 ? message : message.replace(placeholders(names), "{_$1}");
};

const withTexts = (values: Values, language: string): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`_${name}`, toText(value, language)])),
});

const toText = (value: string | number, language: string): string =>
  typeof value === "number" ? numberFormat(language).format(value) : value;

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Caches the formats, because creating one takes longer than using it. An installation has few languages. */
function numberFormat(language: string): Intl.NumberFormat {
  const cached = numberFormats.get(language);
  if (cached) return cached;
  const format = new Intl.NumberFormat(intlLocale(language), { useGrouping: false });
  numberFormats.set(language, format);
  return format;
}
