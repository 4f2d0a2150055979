import "server-only";
import "@/lib/i18n/message";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { I18n } from "@/lib/i18n/create-t";
import { isMessage, type Lines } from "@/lib/i18n/translate";
import { processState } from "@/lib/process-state.mjs";

/** The languages with translations in `lib/i18n/lines`. */
const SHIPPED_LANGUAGES = ["ar", "de"];

const files = processState("i18n-files", () => new Map<string, unknown>());

/**
 * Reads a file of this folder when it is first needed. If the file were imported, each start of the process would parse
 * several copies of it.
 */
function readJson(file: string): unknown {
  if (!files.has(file)) files.set(file, JSON.parse(readFileSync(path.resolve("lib/i18n", file), "utf8")));
  return files.get(file);
}

const shippedLines = (language: string) =>
  SHIPPED_LANGUAGES.includes(language) ? (readJson(`lines/${language}.json`) as Lines) : {};

/** Folder ("components/auth") -> sentences, as `npm run i18n` writes it. */
const keys = () => readJson("keys.json") as Readonly<Record<string, readonly string[]>>;

/** All translations of a language: the shipped ones, overridden by the admin's. An admin's empty lines are ignored. */
export function linesOf(language: string, adminLines: Lines = {}): Lines {
  const adminTranslations = Object.entries(adminLines).filter(([, text]) => text !== "");
  return { ...shippedLines(language), ...Object.fromEntries(adminTranslations) };
}

/** Every sentence that the program can show, for the translation screen. */
export function allLines(): string[] {
  return [...new Set(Object.values(keys()).flat())].sort();
}

/** The folder whose lines every page gets, because any client component may use `useFormats`. */
const ALWAYS_SENT_FOLDER = "lib/format";

/**
 * The lines to send with a page: those of the client components in these folders ("components/auth") and in the folders
 * below them. Messages with plurals are sent even without a translation, so that the browser loads their formatter.
 */
export function clientLines(i18n: I18n, folders: readonly string[]): I18n {
  const key = folders.join();
  const languagePicks = picks.get(i18n) ?? new Map<string, I18n>();
  picks.set(i18n, languagePicks);
  const picked = languagePicks.get(key) ?? pick(i18n, folders);
  languagePicks.set(key, picked);
  return picked;
}

/**
 * The results of `clientLines`, by language and folders. When the lines of a language change, its `I18n` is a new
 * object.
 */
const picks = new WeakMap<I18n, Map<string, I18n>>();

function pick({ language, lines }: I18n, folders: readonly string[]): I18n {
  const sentences = Object.entries(keys()).flatMap(([folder, folderSentences]) =>
    folder === ALWAYS_SENT_FOLDER || folders.some((parent) => isWithin(folder, parent)) ? folderSentences : [],
  );
  const picked: Record<string, string> = {};
  for (const line of sentences) {
    const translation = lines[line] || (isMessage(line) ? line : undefined);
    if (translation !== undefined) picked[line] = translation;
  }
  return { language, lines: picked };
}

const isWithin = (folder: string, parent: string) => folder === parent || folder.startsWith(`${parent}/`);
