import { intlLocale } from "@/lib/i18n/language";

/** English sentence -> its translation. A sentence that is missing is shown in English. */
export type Lines = Readonly<Record<string, string>>;
export type Values = Readonly<Record<string, string | number>>;

/** Formats an ICU message such as "{count, plural, one {# site} other {# sites}}". */
type MessageFormatter = (message: string, values: Values, language: string) => string;

// Filled by `message.ts`, which costs 9 KB and so is loaded only where a line is a message.
let formatMessage: MessageFormatter | undefined;

export function setMessageFormatter(formatter: MessageFormatter): void {
  formatMessage = formatter;
}

export const hasMessageFormatter = () => formatMessage !== undefined;

/** Whether a line is an ICU message rather than plain text. */
export const isMessage = (text: string) => text.includes("{");

/**
 * The sentence in the language of `lines`, its `:placeholder`s filled. The answer is plain text: nothing in it is HTML and nothing is
 * escaped, so show it as text. A placeholder without a value stays as it is written. Numbers get the language's digits, without grouping
 * (they may be years or ids); hand in `formatNumber(...)` where grouping is wanted.
 */
export function translate(lines: Lines, line: string, values: Values = {}, language = "en"): string {
  const translation = Object.hasOwn(lines, line) ? lines[line] : undefined;
  const text = translation || line;
  if (!isMessage(text) || !formatMessage) return fill(text, values, language);
  // A line that fell back to English keeps English plurals, whatever the language around it.
  return formatMessage(asArguments(text, values), withTexts(values, language), text === line ? "en" : language);
}

function fill(text: string, values: Values, language: string): string {
  const names = Object.keys(values);
  if (names.length === 0 || !text.includes(":")) return text;
  return text.replace(placeholders(names), (_, name: string) => show(values[name] ?? "", language));
}

/** `:name` for the given names, the longest first, so that `:site_name` is not read as `:site`. */
export function placeholders(names: readonly string[]): RegExp {
  const longestFirst = [...names].sort((a, b) => b.length - a.length);
  return new RegExp(`:(${longestFirst.join("|")})(?![\\p{L}\\p{N}_])`, "gu");
}

// In a message `:name` becomes the argument `{_name}`, filled in the same pass, so that a value with a colon in it is never filled again.
const asArguments = (message: string, values: Values) => {
  const names = Object.keys(values);
  return names.length === 0 ? message : message.replace(placeholders(names), "{_$1}");
};

const withTexts = (values: Values, language: string): Values => ({
  ...values,
  ...Object.fromEntries(Object.entries(values).map(([name, value]) => [`_${name}`, show(value, language)])),
});

function show(value: string | number, language: string): string {
  return typeof value === "number"
    ? new Intl.NumberFormat(intlLocale(language), { useGrouping: false }).format(value)
    : value;
}
