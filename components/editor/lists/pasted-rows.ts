import { type ListKind, QUESTIONS } from "@/components/editor/lists/list-kinds";

/** The texts of each item that was pasted, and whether they replace the items of the list. */
export type PastedRows = { rows: readonly (readonly string[])[]; replaces: boolean };

/** What stands before the items of a list in a plain text: "- ", "• " or "3. ". */
const BULLET = /^(?:[-*•–]|\d{1,3}[.)])\s+/;

/** Reads the items of a list from plain text: the texts of each. */
export function pastedRows(kind: ListKind, text: string): string[][] {
  const lines = text.split(/\r?\n/).map((each) => each.trim());
  if (kind === QUESTIONS && !text.includes("\t")) return questionsIn(lines);
  return lines.filter(Boolean).map((each) =>
    each
      .replace(BULLET, "")
      .split("\t")
      .map((part) => part.trim()),
  );
}

/** Each question with its answer: those between empty lines, or else every other line. */
function questionsIn(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const each of lines)
    if (each) blocks.at(-1)?.push(each);
    else blocks.push([]);
  const filled = blocks.filter(({ length }) => length > 0);
  const pairs = filled.length > 1 && filled.some(({ length }) => length > 1) ? filled : pairsOf(filled.flat());
  return pairs.map(([question = "", ...answer]) => [question.replace(BULLET, ""), answer.join(" ")]);
}

function pairsOf(lines: readonly string[]): string[][] {
  const pairs: string[][] = [];
  for (let at = 0; at < lines.length; at += 2) pairs.push(lines.slice(at, at + 2));
  return pairs;
}
