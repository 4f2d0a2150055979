import type { Piece } from "@/components/editor/texts/pieces";

type Options = {
  /** Whether the element shows spaces and line breaks as they are written. */
  keepsSpaces: boolean;
  /** Whether spaces at the start and the end of the element are not shown. */
  isBlock: boolean;
  /** The text as it was before it was edited. */
  before: readonly Piece[];
};

const NBSP = "\u00A0";

/**
 * Leaves out the spaces that nobody sees. Browsers write a typed space as one that does not break the line where a page
 * would not show it. Those that were in the text before are kept.
 */
export function cleanPieces(pieces: readonly Piece[], { keepsSpaces, isBlock, before }: Options): Piece[] {
  if (keepsSpaces) return [...pieces];
  const written: Piece[] = [];
  for (const piece of withPlainSpaces(pieces, contextsOf(textOf(before)))) {
    if (piece.tag === "br") trimEnd(written);
    const text = isAfterSpace(written, isBlock) ? piece.text.replace(/^ /, "") : piece.text;
    if (text !== "") written.push({ ...piece, text });
  }
  while (written.at(-1)?.tag === "br") written.pop();
  if (isBlock) trimEnd(written);
  return written;
}

/** Whether a space after what was written would not be shown. */
function isAfterSpace(written: readonly Piece[], isBlock: boolean): boolean {
  const last = written.at(-1);
  return last ? last.tag === "br" || last.text.endsWith(" ") : isBlock;
}

const textOf = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join("");

/** The space at a place and its neighbours. */
const contextAt = (text: string, at: number): string => text.slice(Math.max(at - 1, 0), at + 2);

const contextsOf = (text: string): ReadonlySet<string> =>
  new Set(text.split("").flatMap((character, at) => (character === NBSP ? [contextAt(text, at)] : [])));

function withPlainSpaces(pieces: readonly Piece[], kept: ReadonlySet<string>): Piece[] {
  const text = textOf(pieces);
  let start = 0;
  return pieces.map((piece) => {
    const first = start;
    start += piece.text.length;
    if (piece.tag) return piece;
    const isPlain = (character: string, at: number) => character === NBSP && !kept.has(contextAt(text, first + at));
    const characters = piece.text.split("").map((character, at) => (isPlain(character, at) ? " " : character));
    return { ...piece, text: characters.join("").replace(/[ \t\r\n\f]+/g, " ") };
  });
}

/**
 * Browsers do not show a space at the end of a line, and remove it when one types on. While a text is edited, it is one
 * that they show.
 */
export function withShownSpaces(pieces: readonly Piece[]): Piece[] {
  const text = pieces.map((piece) => (piece.tag === "br" ? LINE_END : piece.text)).join("");
  let start = 0;
  return pieces.map((piece) => {
    const first = start;
    start += piece.text.length;
    if (piece.tag) return piece;
    const characters = piece.text.split("").map((character, at) => {
      return character === " " && isAtLineEdge(text, first + at) ? NBSP : character;
    });
    return { ...piece, text: characters.join("") };
  });
}

const LINE_END = "\u2028";

const isAtLineEdge = (text: string, at: number): boolean =>
  [text[at - 1], text[at + 1]].some((neighbour) => neighbour === undefined || neighbour === LINE_END);

/** Removes the spaces at the end of what was written. */
function trimEnd(written: Piece[]): void {
  for (let last = written.at(-1); last && !last.tag; last = written.at(-1)) {
    const text = last.text.replace(/ $/, "");
    if (text === last.text) return;
    written.pop();
    if (text !== "") {
      written.push({ ...last, text });
      return;
    }
  }
}

/** Whether there is nothing in a text but spaces. */
export const isBlank = (pieces: readonly Piece[]): boolean => textOf(pieces).trim() === "";
