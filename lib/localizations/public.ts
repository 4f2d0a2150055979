import "server-only";
import { pool } from "@/lib/db/pool";
import { createCachedReader } from "@/lib/events/cached-reader";
import type { I18n } from "@/lib/i18n/create-t";
import { linesOf } from "@/lib/i18n/lines";
import type { Lines } from "@/lib/i18n/translate";

/** The languages of this installation, in the order they were added, with the translations that admins wrote. */
export const getLocalizations = createCachedReader("localizations", ["localizations"], async () => {
  const { rows } = await pool().query<Row>('SELECT id, name, language, lines FROM "Localization" ORDER BY id');
  return rows;
});

type Row = { id: number; name: string; language: string; lines: Lines };

const i18nCache = new WeakMap<object, I18n>();

/**
 * A language with all its translations: the shipped ones, overridden by the admins'. English for an unknown language.
 */
export async function i18nOf(language: string): Promise<I18n> {
  const localization = (await getLocalizations()).find((row) => row.language === language);
  if (!localization) return { language: "en", lines: {} };
  const cached = i18nCache.get(localization);
  if (cached) return cached;
  const i18n = { language, lines: linesOf(language, localization.lines) };
  i18nCache.set(localization, i18n);
  return i18n;
}
