const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/**
 * Characters that control the order of text. They are removed, because the order is computed here, and fonts lack
 * glyphs for some of them.
 */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** The words of the text in reading order. */
export const wordsOf = (text: string): string[] => text.replace(DIRECTION_MARKS, "").split(/[\s\u00a0]+/);

export const hasRightToLeftLetter = (text: string): boolean => RTL_LETTER.test(text);

/**
 * Puts the words of a line in the order in which they appear from left to right. A PDF has no text direction, and
 * pdfkit only reverses the letters of each word. Numbers follow the direction of the page.
 */
export function visualOrder(words: readonly string[], direction: "ltr" | "rtl"): string[] {
  const isReversed = (word: string) => hasRightToLeftLetter(word) || (direction === "rtl" && !/\p{L}/u.test(word));
  const runs: string[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && isReversed(word) === isReversed(String(last[0]))) last.push(word);
    else runs.push([word]);
  }
  const visualRuns = runs.map((run) => (isReversed(String(run[0])) ? run.reverse() : run));
  return (direction === "rtl" ? visualRuns.reverse() : visualRuns).flat();
}

/** Distributes words over lines of at most `width`. A wider word gets a line of its own. */
export function wrapWords(words: readonly string[], width: number, widthOf: (text: string) => number): string[][] {
  const lines: string[][] = [[]];
  for (const word of words) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && widthOf([...line, word].join(" ")) > width) lines.push([word]);
    else line.push(word);
  }
  return lines;
}
