import "server-only";
import { db } from "@/lib/db/db";
import { createCachedReader } from "@/lib/events/cached-reader";
import type { I18n } from "@/lib/i18n/create-t";
import { linesOf } from "@/lib/i18n/lines";
import type { Lines } from "@/lib/i18n/translate";

/** The languages of this installation with the lines that an admin wrote, in the order they were added. */
export const getLocalizations = createCachedReader("localizations", ["localizations"], async () => {
  const rows = await db.localization.findMany({
    orderBy: { id: "asc" },
    select: { id: true, name: true, language: true, lines: true },
  });
  return rows.map((row) => ({ ...row, lines: row.lines as Lines }));
});

const merged = new WeakMap<object, I18n>();

/** A language with all its lines: the shipped translation and over it the admin's. An unknown language is English. */
export async function i18nOf(language: string): Promise<I18n> {
  const localization = (await getLocalizations()).find((known) => known.language === language);
  if (!localization) return { language: "en", lines: {} };
  const known = merged.get(localization);
  if (known) return known;
  const made = { language, lines: linesOf(language, localization.lines) };
  merged.set(localization, made);
  return made;
}
