import { IntlMessageFormat } from "intl-messageformat";
import { intlLocale } from "@/lib/i18n/language";
import { setMessageFormatter, type Values } from "@/lib/i18n/translate";

/** Larger than the number of messages in all languages of an installation together. */
const FORMATS_MAX = 5000;

// Cached, because parsing is expensive.
const formats = new Map<string, IntlMessageFormat>();

/** Formats an ICU message. Returns null if the message cannot be parsed, or if a value is missing. */
function formatMessage(message: string, values: Values, language: string): string | null {
  try {
    return String(parse(message, language).format({ ...values }));
  } catch {
    return null;
  }
}

function parse(message: string, language: string): IntlMessageFormat {
  const key = `${language} ${message}`;
  const cached = formats.get(key);
  if (cached) return cached;
  const format = createFormat(message, language);
  if (formats.size >= FORMATS_MAX) formats.clear();
  formats.set(key, format);
  return format;
}

/** Ignores tags, because `t.rich` handles them. */
const createFormat = (message: string, language: string) =>
  new IntlMessageFormat(message, intlLocale(language), undefined, { ignoreTag: true });

/** Returns why a message cannot be parsed ("EXPECT_ARGUMENT_CLOSING_BRACE"), or null. */
export function messageProblem(message: string, language: string): string | null {
  try {
    createFormat(message, language);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

setMessageFormatter(formatMessage);
