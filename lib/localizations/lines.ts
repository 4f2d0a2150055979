import "server-only";
import { db } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock";
import { type FieldMessage, invalid, notFound } from "@/lib/errors";
import { changing } from "@/lib/events/changing";
import { line } from "@/lib/i18n/line";
import { allLines, linesOf } from "@/lib/i18n/lines";
import { messageProblem } from "@/lib/i18n/message";
import { isMessage, type Lines } from "@/lib/i18n/translate";

const COLUMNS = { language: true, lines: true } as const;

/** Every sentence that the program can show, and those an admin added, with its translation: "" where there is none yet. */
export async function getLines(id: number): Promise<Lines> {
  const localization = await db.localization.findUnique({ where: { id }, select: COLUMNS });
  if (!localization) throw notFound("Language");
  const untranslated = allLines().map((sentence) => [sentence, ""]);
  return { ...Object.fromEntries(untranslated), ...linesOf(localization.language, localization.lines as Lines) };
}

/** Writes the given lines and leaves the others. An empty one, and one that says what is shipped, is kept no longer. */
export async function updateLines(id: number, given: Lines): Promise<void> {
  await changing(["localizations"], async (tx) => {
    await lockUntilCommit(tx, `lines:${id}`);
    const localization = await tx.localization.findUnique({ where: { id }, select: COLUMNS });
    if (!localization) throw notFound("Language");
    requireReadable(given, localization.language);
    const shipped = linesOf(localization.language);
    const all = Object.entries({ ...(localization.lines as Lines), ...given });
    const lines = Object.fromEntries(all.filter(([sentence, text]) => text !== "" && text !== shipped[sentence]));
    await tx.localization.update({ where: { id }, data: { lines }, select: { id: true } });
  });
}

/** A message with plurals that cannot be read would be shown as it is written, braces and all. */
function requireReadable(lines: Lines, language: string) {
  const problems = Object.entries(lines).flatMap(([sentence, text]): [string, FieldMessage[]][] => {
    const problem = isMessage(text) ? messageProblem(text, language) : null;
    return problem === null
      ? []
      : [[`lines.${sentence}`, [[line("This message is not valid: :problem"), { problem }]]]];
  });
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}
