import type { Component } from "grapesjs";
import { formatOf, PLAIN } from "@/components/editor/paste/foreign-marks";
import { BLOCKS } from "@/components/editor/paste/foreign-runs";
import { breakPiece, hasMark, type Mark, markOf, type Piece } from "@/components/editor/texts/pieces";
import { isWritten } from "@/components/editor/texts/write-pieces";
import { isAllowedAddress, isAllowedAttribute } from "@/lib/site-pages/allowed-markup";
import { INLINE_TAGS } from "@/lib/site-pages/inline-tags";
import { isTextColor } from "@/lib/site-pages/text-colors";

/** The engine keeps the view of each element that it has drawn in this property. */
type DrawnElement = HTMLElement & { __gjsv?: { model: Component } };

/** Reads the text in an element of the canvas. */
export const readPieces = (element: Element): Piece[] => withBreaks(readNodes(element.childNodes, []));

/** A place at which a text begins on a new line, because browsers have put it into an element of its own. */
const BOUNDARY = "boundary";
type ReadPiece = Piece | typeof BOUNDARY;

const readNodes = (nodes: Iterable<Node>, marks: readonly Mark[]): ReadPiece[] =>
  [...nodes].flatMap((node) => readNode(node, marks));

function readNode(node: Node, marks: readonly Mark[]): ReadPiece[] {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ? [{ text: node.textContent, marks }] : [];
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as DrawnElement;
  const tag = element.tagName.toLowerCase();
  if (tag === "br" || tag === "wbr") return [breakPiece(tag, marks)];
  const added = marksOf(element, tag).filter((mark) => !hasMark(marks, mark));
  const pieces = readNodes(element.childNodes, [...marks, ...added]);
  return element.matches(BLOCKS) ? [BOUNDARY, ...pieces, BOUNDARY] : pieces;
}

function withBreaks(pieces: readonly ReadPiece[]): Piece[] {
  const written: Piece[] = [];
  let isNewLine = false;
  for (const piece of pieces) {
    if (piece === BOUNDARY) {
      isNewLine = written.length > 0;
      continue;
    }
    if (isNewLine && written.at(-1)?.tag !== "br") written.push(breakPiece("br"));
    isNewLine = false;
    written.push(piece);
  }
  return written;
}

/** Elements with the same meaning as another one, which is written instead. */
const SAME_TAGS: Readonly<Record<string, string>> = { b: "strong", i: "em", strike: "s" };

function marksOf(element: DrawnElement, tag: string): Mark[] {
  if (element.__gjsv) return drawnMarks(element.__gjsv.model, tag);
  const attributes = attributesOf(element, tag);
  const written = SAME_TAGS[tag] ?? tag;
  if (!INLINE_TAGS.has(written)) return styleMarks(element);
  if (tag !== "span")
    return [markOf(written, attributes), ...styleMarks(element).filter((mark) => mark.tag !== written)];
  return Object.keys(attributes).length > 0 ? [markOf(written, attributes)] : styleMarks(element);
}

/** The marks of an element of the document. Browsers use the others for what they take from styles. */
function drawnMarks(component: Component, tag: string): Mark[] {
  const entries = Object.entries(component.getAttributes()).map(([name, value]) => [name, String(value)] as const);
  if (tag === "span" && entries.length === 0) return [];
  const written = entries.length === 0 ? (SAME_TAGS[tag] ?? tag) : tag;
  return [markOf(written, Object.fromEntries(entries))];
}

/** Formatting that a browser wrote as the style of an element. */
const styleMarks = (element: HTMLElement): Mark[] => formatOf(element, PLAIN).marks.map((tag) => markOf(tag));

const attributesOf = (element: HTMLElement, tag: string): Record<string, string> =>
  Object.fromEntries(
    [...element.attributes].flatMap(({ name, value }) => (isKept(element, tag, name, value) ? [[name, value]] : [])),
  );

function isKept(element: HTMLElement, tag: string, name: string, value: string): boolean {
  if (isWritten(element)) return true;
  if (name === "id" || name.startsWith("data-gjs-")) return false; // of the engine, or of an element that was copied
  if (name === "class") return tag === "a" || isTextColor([...element.classList]);
  if (name === "href") return isAllowedAddress(value);
  return isAllowedAttribute(tag, name);
}
