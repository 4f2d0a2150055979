import type { Component, Editor } from "grapesjs";
import { canHold, fitsContent } from "@/components/editor/component-actions";
import { finishTyping } from "@/components/editor/one-step";
import { notePictures } from "@/components/editor/paste/note-pictures";
import { oneText, withoutLinks } from "@/components/editor/paste/one-text";
import { readClipboard } from "@/components/editor/paste/read-clipboard";
import { isBlank } from "@/components/editor/texts/clean-pieces";
import { type EditedText, type OpenText, openTextOf } from "@/components/editor/texts/open-text";
import {
  breakPiece,
  hasMark,
  lengthOf,
  type Mark,
  markOf,
  type Piece,
  sliceOf,
} from "@/components/editor/texts/pieces";
import { piecesHtml } from "@/components/editor/texts/write-pieces";
import type { T } from "@/lib/i18n/create-t";
import type { DocumentComponent } from "@/lib/site-pages/document";

/** Handles a paste while a text is edited. */
export function pasteTyped(engine: Editor, t: T, event: ClipboardEvent): void {
  const { clipboardData } = event;
  if (!clipboardData) return;
  event.preventDefault(); // the browser would insert foreign elements
  const { components, pictures } = readClipboard(clipboardData);
  void pasteIntoText(engine, components);
  notePictures(t, pictures);
}

/**
 * Puts what was pasted at the caret of the text that is being edited. The first paragraph continues the text. The
 * others become elements after it if there may be such elements, else lines of the text.
 */
async function pasteIntoText(engine: Editor, blocks: readonly DocumentComponent[]): Promise<void> {
  const edited = openTextOf(engine);
  if (!edited || blocks.length === 0) return;
  const elements = elementsFor(engine, edited.component, blocks);
  if (elements && (elements.length > 1 || !elements.every(isText))) await pasteElements(engine, edited, elements);
  else insertText(edited.text, oneText(blocks));
}

const TEXT_TAGS = /^(?:p|h[1-6]|li)$/;
const isText = ({ tagName }: DocumentComponent): boolean => TEXT_TAGS.test(tagName ?? "");

/** Elements whose content cannot be elements with links. */
const WITHOUT_LINKS = "a, button, label, summary";

/** What was pasted as elements that may follow the edited one. Null if it can only be part of its text. */
function elementsFor(
  engine: Editor,
  component: Component,
  blocks: readonly DocumentComponent[],
): readonly DocumentComponent[] | null {
  const parent = component.parent();
  if (!TEXT_TAGS.test(component.tagName) || !parent || !canHold(parent) || component.getEl()?.closest(WITHOUT_LINKS))
    return null;
  if (component.tagName !== "li") return fitsContent(engine, [...blocks], parent) ? blocks : null;
  const items = blocks.map(itemsOf);
  return items.every((found) => found !== null) ? items.flat() : null;
}

/** The items of a list, or a text as an item. */
function itemsOf(block: DocumentComponent): readonly DocumentComponent[] | null {
  if (block.tagName === "ul" || block.tagName === "ol") return block.components ?? [];
  return isText(block) ? [{ ...block, tagName: "li" }] : null;
}

/** The words get the formatting of those at the caret, and their own. */
function insertText(text: OpenText, parts: DocumentComponent[]): void {
  const around = text.marks;
  const hasLink = around.some(({ tag }) => tag === "a");
  const written = text.element.closest(WITHOUT_LINKS) || hasLink ? withoutLinks(parts) : parts;
  text.insert(piecesIn(written, around));
}

function piecesIn(parts: readonly DocumentComponent[], marks: readonly Mark[]): Piece[] {
  return parts.flatMap(({ type, tagName = "span", attributes = {}, components = [], content = "" }): Piece[] => {
    if (type === "textnode") return [{ text: content, marks }];
    if (tagName === "br") return [breakPiece("br")];
    const names = Object.entries(attributes).map(([name, value]) => [name, String(value)] as const);
    const mark = markOf(tagName, Object.fromEntries(names));
    const isPlain = hasMark(marks, mark) || (tagName === "span" && names.length === 0);
    return piecesIn(components, isPlain ? marks : [...marks, mark]);
  });
}

async function pasteElements(
  engine: Editor,
  { component, text }: EditedText,
  elements: readonly DocumentComponent[],
): Promise<void> {
  const rest = takeTextAfterCaret(text);
  const [first, ...others] = elements as [DocumentComponent, ...DocumentComponent[]];
  const isReplaced = isBlank(text.pieces) && (!isText(first) || (component.tagName === "p" && first.tagName !== "p"));
  const continues = isText(first) && !isReplaced;
  if (continues) insertText(text, oneText([first]));
  await finishTyping(engine);
  // what follows is done without a pause, so that one undo reverts it all
  const { tagName } = component;
  const classes = component.getClasses();
  const likeThis = (block: DocumentComponent) => (block.tagName === tagName ? { ...block, classes } : block);
  const end = rest ? [{ type: "text", tagName, classes, components: rest }] : [];
  const added = (continues ? others : elements).map(likeThis);
  const siblings = component.parent()?.append([...added, ...end], { at: component.index() + 1 }) ?? [];
  if (isReplaced) component.remove();
  engine.select(siblings[added.length - 1]);
}

/** Removes what is selected and the text after it. Returns the HTML of that text. */
function takeTextAfterCaret(text: OpenText): string {
  const { pieces, range } = text;
  const rest = sliceOf(pieces, { from: range.to, to: lengthOf(pieces) });
  text.change(sliceOf(pieces, { from: 0, to: range.from }), { from: range.from, to: range.from });
  return isBlank(rest) ? "" : piecesHtml(rest);
}
