import "server-only";
import "@/lib/i18n/message";
import type { I18n } from "@/lib/i18n/create-t";
import keys from "@/lib/i18n/keys.json";
import ar from "@/lib/i18n/lines/ar.json";
import de from "@/lib/i18n/lines/de.json";
import { isMessage, type Lines } from "@/lib/i18n/translate";

const SHIPPED: Readonly<Record<string, Lines>> = { ar, de };
const KEYS: Readonly<Record<string, readonly string[]>> = keys;

/** All translations of a language: the shipped ones, overridden by the admin's. An admin's empty lines do not count. */
export function linesOf(language: string, adminLines: Lines = {}): Lines {
  const written = Object.entries(adminLines).filter(([, text]) => text !== "");
  return { ...SHIPPED[language], ...Object.fromEntries(written) };
}

/** Every sentence that the program can show, for the translation screen and the coverage of a language. */
export function allLines(): string[] {
  return [...new Set(Object.values(KEYS).flat())].sort();
}

/** The folder whose lines every page gets, because any client component may use `useFormats`. */
const ALWAYS_SENT = "lib/format";

/**
 * The lines that client components of these folders ("components/auth") and the folders below them show, to be sent
 * with a page. Messages with plurals are sent even without a translation, so that the browser loads their formatter.
 */
export function clientLines(i18n: I18n, folders: readonly string[]): I18n {
  const key = folders.join();
  const ofLanguage = picks.get(i18n) ?? new Map<string, I18n>();
  picks.set(i18n, ofLanguage);
  const picked = ofLanguage.get(key) ?? pick(i18n, folders);
  ofLanguage.set(key, picked);
  return picked;
}

/** The results of `clientLines`, by language and folders. A language whose lines change is a new object. */
const picks = new WeakMap<I18n, Map<string, I18n>>();

function pick({ language, lines }: I18n, folders: readonly string[]): I18n {
  const shown = Object.entries(KEYS).flatMap(([folder, inside]) =>
    folder === ALWAYS_SENT || folders.some((parent) => isWithin(folder, parent)) ? inside : [],
  );
  const picked: Record<string, string> = {};
  for (const line of shown) {
    const translation = lines[line] || (isMessage(line) ? line : undefined);
    if (translation !== undefined) picked[line] = translation;
  }
  return { language, lines: picked };
}

const isWithin = (folder: string, parent: string) => folder === parent || folder.startsWith(`${parent}/`);
