import "server-only";
import { db } from "@/lib/db/db";
import { lockUntilCommit } from "@/lib/db/lock-until-commit";
import { type FieldMessage, invalid, notFound } from "@/lib/errors";
import { changePublicData } from "@/lib/events/change-public-data";
import { line } from "@/lib/i18n/line";
import { allLines, linesOf } from "@/lib/i18n/lines";
import { messageProblem } from "@/lib/i18n/message";
import { isMessage, type Lines } from "@/lib/i18n/translate";

const COLUMNS = { language: true, lines: true } as const;

/** Every sentence of the app, and every sentence that an admin has added, with its translation ("" if it has none). */
export async function getLines(id: number): Promise<Lines> {
  const localization = await db.localization.findUnique({ where: { id }, select: COLUMNS });
  if (!localization) throw notFound("Language");
  const untranslated = allLines().map((sentence) => [sentence, ""]);
  return { ...Object.fromEntries(untranslated), ...linesOf(localization.language, localization.lines as Lines) };
}

/** Saves the given lines and keeps the others. Removes empty lines and copies of the shipped translation. */
export async function updateLines(id: number, changes: Lines): Promise<void> {
  await changePublicData(["localizations"], async (tx) => {
    await lockUntilCommit(tx, `lines:${id}`);
    const localization = await tx.localization.findUnique({ where: { id }, select: COLUMNS });
    if (!localization) throw notFound("Language");
    requireValidMessages(changes, localization.language);
    const shipped = linesOf(localization.language);
    const all = Object.entries({ ...(localization.lines as Lines), ...changes });
    const lines = Object.fromEntries(all.filter(([sentence, text]) => text !== "" && text !== shipped[sentence]));
    await tx.localization.update({ where: { id }, data: { lines }, select: { id: true } });
  });
}

/** Refuses messages that cannot be parsed, because they would be shown with their braces. */
function requireValidMessages(lines: Lines, language: string) {
  const problems = Object.entries(lines).flatMap(([sentence, text]): [string, FieldMessage[]][] => {
    const problem = isMessage(text) ? messageProblem(text, language) : null;
    return problem === null
      ? []
      : [[`lines.${sentence}`, [[line("This message is not valid: :problem"), { problem }]]]];
  });
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}
