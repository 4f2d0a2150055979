/** A formatting of words: an element and its attributes. */
export type Mark = { readonly tag: string; readonly attributes: Readonly<Record<string, string>> };

/** A piece of an edited text with one formatting. `tag`: a line break, whose text is one character. */
export type Piece = { readonly text: string; readonly marks: readonly Mark[]; readonly tag?: "br" | "wbr" };

/** A part of a text, by the numbers of its characters. */
export type TextRange = { readonly from: number; readonly to: number };

export const markOf = (tag: string, attributes: Mark["attributes"] = {}): Mark => ({ tag, attributes });

export const breakPiece = (tag: "br" | "wbr", marks: readonly Mark[] = []): Piece => ({ text: "\n", marks, tag });

export const lengthOf = (pieces: readonly Piece[]): number => pieces.reduce((sum, { text }) => sum + text.length, 0);

/** Marks with the same key are one element where they touch. */
export const keyOf = ({ tag, attributes }: Mark): string =>
  JSON.stringify([tag, Object.entries(attributes).sort(([name], [other]) => (name < other ? -1 : 1))]);

export const hasMark = (marks: readonly Mark[], mark: Mark): boolean =>
  marks.some((other) => keyOf(other) === keyOf(mark));

/** The part of a text from one character to another. */
export function sliceOf(pieces: readonly Piece[], { from, to }: TextRange): Piece[] {
  let start = 0;
  return pieces.flatMap((piece) => {
    const [first, last] = [Math.max(from - start, 0), Math.min(to - start, piece.text.length)];
    start += piece.text.length;
    return first < last ? [{ ...piece, text: piece.text.slice(first, last) }] : [];
  });
}

/** Replaces a part of a text. */
export const replaceIn = (pieces: readonly Piece[], { from, to }: TextRange, added: readonly Piece[]): Piece[] => [
  ...sliceOf(pieces, { from: 0, to: from }),
  ...added,
  ...sliceOf(pieces, { from: to, to: lengthOf(pieces) }),
];

/** Changes the marks of a part of a text. */
export const changeMarks = (
  pieces: readonly Piece[],
  range: TextRange,
  change: (marks: readonly Mark[]) => readonly Mark[],
): Piece[] =>
  replaceIn(
    pieces,
    range,
    sliceOf(pieces, range).map((piece) => ({ ...piece, marks: change(piece.marks) })),
  );

/** Adds a mark. It replaces those for which `replaced` is true. */
export const addMark = (
  pieces: readonly Piece[],
  range: TextRange,
  mark: Mark,
  replaced: (other: Mark) => boolean = () => false,
): Piece[] =>
  changeMarks(pieces, range, (marks) => [
    ...marks.filter((other) => !replaced(other) && keyOf(other) !== keyOf(mark)),
    mark,
  ]);

export const removeMarks = (pieces: readonly Piece[], range: TextRange, isRemoved: (mark: Mark) => boolean): Piece[] =>
  changeMarks(pieces, range, (marks) => marks.filter((mark) => !isRemoved(mark)));

/** The marks that all words of a range have. For an empty range, those that a typed character gets. */
export function commonMarks(pieces: readonly Piece[], { from, to }: TextRange): readonly Mark[] {
  if (from === to) return sliceOf(pieces, { from: from - 1, to: from })[0]?.marks ?? pieces[0]?.marks ?? [];
  const parts = sliceOf(pieces, { from, to });
  const words = parts.filter(({ text }) => /\S/.test(text));
  const [first, ...others] = words.length > 0 ? words : parts;
  return (first?.marks ?? []).filter((mark) => others.every(({ marks }) => hasMark(marks, mark)));
}

/** Removes everything from the words but their links. */
export const clearMarks = (pieces: readonly Piece[], range: TextRange): Piece[] =>
  removeMarks(pieces, range, ({ tag }) => tag !== "a");

/** The link at the caret or in the selected words, and the words of the whole link. Null if there is none. */
export function linkAt(pieces: readonly Piece[], { from, to }: TextRange): { link: Mark; range: TextRange } | null {
  const ends = [...pieces.entries()].map(([index]) => lengthOf(pieces.slice(0, index + 1)));
  const linkOf = (index: number) => pieces[index]?.marks.find(({ tag }) => tag === "a");
  const startOf = (index: number) => ends[index - 1] ?? 0;
  const touches = (index: number) => startOf(index) <= to && (ends[index] ?? 0) >= from;
  const overlaps = (index: number) => startOf(index) < to && (ends[index] ?? 0) > from;
  const indexes = [...pieces.keys()].filter((index) => linkOf(index));
  const found = indexes.find(overlaps) ?? (from === to ? indexes.find(touches) : undefined);
  const link = found === undefined ? undefined : linkOf(found);
  if (found === undefined || !link) return null;
  const isSame = (index: number) => {
    const other = linkOf(index);
    return other !== undefined && keyOf(other) === keyOf(link);
  };
  let [first, last] = [found, found];
  while (isSame(first - 1)) first -= 1;
  while (isSame(last + 1)) last += 1;
  return { link, range: { from: startOf(first), to: ends[last] ?? 0 } };
}
