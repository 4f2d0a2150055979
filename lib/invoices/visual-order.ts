const RTL_LETTER = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]/;
/** They say how a text is to be ordered, which is done here. A font has no glyph for some. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g;

/** The words of a text in the order in which they are read. */
export const wordsOf = (text: string): string[] => text.replace(DIRECTION_MARKS, "").split(/[\s\u00a0]+/);

export const isRightToLeft = (text: string): boolean => RTL_LETTER.test(text);

/**
 * The words of a line in the order in which they stand from left to right. A PDF has no direction of its own, and what
 * draws it only turns the letters of each word. Numbers stand in the direction of the page.
 */
export function visualOrder(words: readonly string[], direction: "ltr" | "rtl"): string[] {
  const isTurned = (word: string) => isRightToLeft(word) || (direction === "rtl" && !/\p{L}/u.test(word));
  const runs: string[][] = [];
  for (const word of words) {
    const last = runs.at(-1);
    if (last && isTurned(word) === isTurned(String(last[0]))) last.push(word);
    else runs.push([word]);
  }
  const drawn = runs.map((run) => (isTurned(String(run[0])) ? run.reverse() : run));
  return (direction === "rtl" ? drawn.reverse() : drawn).flat();
}

/** Breaks words into lines that are not wider than `width`. */
export function wrapWords(words: readonly string[], width: number, widthOf: (text: string) => number): string[][] {
  const lines: string[][] = [[]];
  for (const word of words) {
    const line = lines.at(-1) ?? [];
    if (line.length > 0 && widthOf([...line, word].join(" ")) > width) lines.push([word]);
    else line.push(word);
  }
  return lines;
}
