import "server-only";
import "@/lib/i18n/message";
import type { I18n } from "@/lib/i18n/create-t";
import keys from "@/lib/i18n/keys.json";
import ar from "@/lib/i18n/lines/ar.json";
import de from "@/lib/i18n/lines/de.json";
import { isMessage, type Lines } from "@/lib/i18n/translate";

const SHIPPED: Readonly<Record<string, Lines>> = { ar, de };
const KEYS: Readonly<Record<string, readonly string[]>> = keys;

/** Everything known in a language: the shipped translation, and over it what the admin wrote (empty texts count as not written). */
export function linesOf(language: string, adminLines: Lines = {}): Lines {
  const written = Object.entries(adminLines).filter(([, text]) => text !== "");
  return { ...SHIPPED[language], ...Object.fromEntries(written) };
}

/** Every sentence that the program can show, for the admin's translation screen and the coverage of a language. */
export function allLines(): string[] {
  return [...new Set(Object.values(KEYS).flat())].sort();
}

/** What `useFormats` says, which any client component may use. */
const ALWAYS = "lib/format";

/**
 * The lines that client components of the given folders show ("components/auth"), to be sent with a page. A folder covers what lies
 * below it. Messages are sent in English too: that is how the browser knows that it needs the formatter.
 */
export function clientLines(i18n: I18n, folders: readonly string[]): I18n {
  const key = folders.join();
  const known = pickedOf.get(i18n) ?? new Map<string, I18n>();
  pickedOf.set(i18n, known);
  const picked = known.get(key) ?? pick(i18n, folders);
  known.set(key, picked);
  return picked;
}

/** The same lines are asked for with every page, and change only when a language does. */
const pickedOf = new WeakMap<I18n, Map<string, I18n>>();

function pick({ language, lines }: I18n, folders: readonly string[]): I18n {
  const wanted = Object.entries(KEYS).flatMap(([folder, inside]) =>
    folder === ALWAYS || folders.some((parent) => isWithin(folder, parent)) ? inside : [],
  );
  const picked: Record<string, string> = {};
  for (const line of wanted) {
    const translation = lines[line] || (isMessage(line) ? line : undefined);
    if (translation !== undefined) picked[line] = translation;
  }
  return { language, lines: picked };
}

const isWithin = (folder: string, parent: string) => folder === parent || folder.startsWith(`${parent}/`);
