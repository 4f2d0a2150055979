import { keyOf, type Mark, type Piece } from "@/components/editor/texts/pieces";
import { isTextColor } from "@/lib/site-pages/text-colors";

/** The order in which elements are written around each other, from the outside to the inside. */
const ORDER: readonly string[] = ["a", "other", "color", "strong", "em", "u", "s", "code", "sub", "sup"];

function rankOf({ tag, attributes }: Mark): number {
  if (tag === "span" && isTextColor((attributes.class ?? "").split(" "))) return ORDER.indexOf("color");
  const rank = ORDER.indexOf(tag);
  return rank < 0 ? ORDER.indexOf("other") : rank;
}

const writtenElements = new WeakSet<Element>();

/** Whether an element has exactly the attributes of a formatting. Browsers copy and change elements while one types. */
export const isWritten = (element: Element): boolean => writtenElements.has(element);

/** Writes a text as elements of a page. Neighbours with the same formatting share one element. */
export function writePieces(pieces: readonly Piece[], page: Document): Node[] {
  const sorted = pieces
    .filter(({ text }) => text !== "")
    .map((piece) => ({ ...piece, marks: piece.marks.toSorted((mark, other) => rankOf(mark) - rankOf(other)) }));
  return writeSorted(sorted, page);
}

function writeSorted(pieces: readonly Piece[], page: Document): Node[] {
  return groupsOf(pieces).flatMap(({ mark, grouped }) => {
    if (!mark) return writePlain(grouped, page);
    const element = page.createElement(mark.tag);
    writtenElements.add(element);
    for (const [name, value] of Object.entries(mark.attributes)) element.setAttribute(name, value);
    element.append(...writeSorted(grouped.map(withoutFirstMark), page));
    return [element];
  });
}

const withoutFirstMark = (piece: Piece): Piece => ({ ...piece, marks: piece.marks.slice(1) });

type Group = { mark: Mark | undefined; grouped: Piece[] };

function groupsOf(pieces: readonly Piece[]): Group[] {
  const groups: Group[] = [];
  for (const piece of pieces) {
    const mark = piece.marks[0];
    const last = groups.at(-1);
    if (last && keyOfMark(last.mark) === keyOfMark(mark)) last.grouped.push(piece);
    else groups.push({ mark, grouped: [piece] });
  }
  return groups;
}

const keyOfMark = (mark: Mark | undefined): string => (mark ? keyOf(mark) : "");

function writePlain(pieces: readonly Piece[], page: Document): Node[] {
  const nodes: Node[] = [];
  for (const { text, tag } of pieces) {
    const last = nodes.at(-1);
    if (tag) nodes.push(page.createElement(tag));
    else if (last?.nodeType === Node.TEXT_NODE) (last as Text).data += text;
    else nodes.push(page.createTextNode(text));
  }
  return nodes;
}

/** Writes a text as HTML. */
export function piecesHtml(pieces: readonly Piece[]): string {
  const box = document.createElement("div");
  box.append(...writePieces(pieces, document));
  return box.innerHTML;
}
