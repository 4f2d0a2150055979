export type FindOptions = { matchCase: boolean; wholeWord: boolean };

/** A range of text, from `start` up to but not including `end`, in UTF-16 code units. */
export type TextRange = { start: number; end: number };

/** A longer query is cut off, because the search time grows with its length. */
export const QUERY_MAX_CHARS = 200;

/** Finds all matches of a query in the text, in order and without overlaps. */
export function findRanges(text: string, query: string, { matchCase, wholeWord }: FindOptions): TextRange[] {
  const foldedQuery = foldCase(query.slice(0, QUERY_MAX_CHARS), matchCase);
  if (foldedQuery === "") return [];
  const foldedText = foldCase(text, matchCase);
  const ranges: TextRange[] = [];
  let start = foldedText.indexOf(foldedQuery);
  while (start >= 0) {
    const end = start + foldedQuery.length;
    const isMatch = !wholeWord || isWholeWord(text, { start, end });
    if (isMatch) ranges.push({ start, end });
    start = foldedText.indexOf(foldedQuery, isMatch ? end : start + 1);
  }
  return ranges;
}

/**
 * The text in lower case, or unchanged if `matchCase` is true. Keeps a letter whose lower case has a different length,
 * so that all offsets stay valid. A sigma becomes σ, even at the end of a word.
 */
function foldCase(text: string, matchCase: boolean): string {
  if (matchCase) return text;
  const lower = text.toLowerCase().replaceAll("ς", "σ");
  if (lower.length === text.length) return lower;
  let folded = "";
  for (const letter of text) {
    const lowerLetter = letter.toLowerCase();
    folded += lowerLetter.length === letter.length ? lowerLetter : letter;
  }
  return folded.replaceAll("ς", "σ");
}

const WORD_START = /^[\p{L}\p{M}\p{N}_]/u;
const WORD_END = /[\p{L}\p{M}\p{N}_]$/u;

/** Whether a range begins and ends at word boundaries. */
function isWholeWord(text: string, { start, end }: TextRange): boolean {
  const [before, after] = [text.slice(Math.max(0, start - 2), start), text.slice(end, end + 2)];
  const [first, last] = [text.slice(start, start + 2), text.slice(Math.max(start, end - 2), end)];
  const startsInsideWord = WORD_END.test(before) && WORD_START.test(first);
  const endsInsideWord = WORD_END.test(last) && WORD_START.test(after);
  return !startsInsideWord && !endsInsideWord;
}

/**
 * Replaces ranges of text that is split into several pieces, such as the words before, in and after a bold part.
 * `ranges` are offsets in the joined text, in order. A replacement goes into the piece in which its range begins.
 */
export function replaceRanges(pieces: readonly string[], ranges: readonly TextRange[], replacement: string): string[] {
  let offset = 0;
  let next = 0;
  return pieces.map((piece) => {
    const [from, to] = [offset, offset + piece.length];
    offset = to;
    let kept = "";
    let at = from;
    for (let range = ranges[next]; range && range.start < to; range = ranges[next]) {
      kept += piece.slice(at - from, Math.max(at, range.start) - from);
      if (range.start >= from) kept += replacement;
      at = Math.min(range.end, to);
      if (range.end > to) break; // the range continues in the next piece
      next += 1;
    }
    return kept + piece.slice(at - from);
  });
}

const EXCERPT_CHARS = 30;

/** A match with the text around it, on one line. A character that the cut would split is left out. */
export function excerptOf(text: string, { start, end }: TextRange) {
  const from = Math.max(0, start - EXCERPT_CHARS);
  return {
    before: (from > 0 ? "…" : "") + onOneLine(text.slice(from, start).replace(/^[\uDC00-\uDFFF]/, "")),
    match: onOneLine(text.slice(start, end)),
    after:
      onOneLine(text.slice(end, end + EXCERPT_CHARS).replace(/[\uD800-\uDBFF]$/, "")) +
      (end + EXCERPT_CHARS < text.length ? "…" : ""),
  };
}

const onOneLine = (text: string) => text.replace(/\s+/g, " ");
