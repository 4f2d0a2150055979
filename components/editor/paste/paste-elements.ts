import type { Component, Editor } from "grapesjs";
import { finishTyping } from "@/components/editor/one-step";
import { insertText } from "@/components/editor/paste/insert-pasted-text";
import { oneText } from "@/components/editor/paste/one-text";
import { isBlank } from "@/components/editor/texts/clean-pieces";
import { editAt } from "@/components/editor/texts/edit-text";
import { type EditedText, type OpenText, openTextOf } from "@/components/editor/texts/open-text";
import { lengthOf, type Piece, sliceOf } from "@/components/editor/texts/pieces";
import { readPieces } from "@/components/editor/texts/read-pieces";
import { isRunningText, isTextList } from "@/components/editor/texts/text-tags";
import { isTextUnit } from "@/components/editor/texts/text-unit";
import { piecesHtml } from "@/components/editor/texts/write-pieces";
import type { DocumentComponent } from "@/lib/site-pages/document";

/** Puts elements after the edited text, which the first of them continues. The caret is after them. */
export async function pasteElements(
  engine: Editor,
  edited: EditedText,
  elements: readonly DocumentComponent[],
): Promise<void> {
  const { component, text } = await withTypingKept(engine, edited);
  const rest = takeTextAfterCaret(text);
  const [first, ...others] = elements as [DocumentComponent, ...DocumentComponent[]];
  const isReplaced =
    isBlank(text.pieces) && (!isRunningText(first) || (component.tagName === "p" && first.tagName !== "p"));
  const continues = isRunningText(first) && !isReplaced;
  if (continues) insertText(text, oneText([first]));
  await finishTyping(engine);
  // what follows is done without a pause, so that one undo reverts it all
  const { tagName } = component;
  const classes = component.getClasses();
  const likeThis = (block: DocumentComponent) => (block.tagName === tagName ? { ...block, classes } : block);
  const added = (continues ? others : elements).map(likeThis);
  const siblings = component.parent()?.append(added, { at: component.index() + 1 }) ?? [];
  const last = siblings.at(-1);
  if (isReplaced) component.remove();
  if (last) await continueAfter(engine, last, { rest, like: { tagName, classes } });
}

/** The engine makes one step of changes that follow each other without a pause of more than a millisecond. */
const STEP_PAUSE_MS = 5;

/** Makes what was typed before a step of its own, which an undo of the paste leaves. */
async function withTypingKept(engine: Editor, edited: EditedText): Promise<EditedText> {
  if (!edited.text.isChanged) return edited;
  const { range } = edited.text;
  await finishTyping(engine);
  await new Promise((resolve) => setTimeout(resolve, STEP_PAUSE_MS));
  await editAt(engine, edited.component, range);
  return openTextOf(engine) ?? edited;
}

type Rest = {
  /** The text that was after the caret. */
  rest: readonly Piece[];
  /** The look of that text, if it needs an element of its own. */
  like: object;
};

/** Puts the caret at the end of an element, and the rest of the text after it. Selects an element without a text. */
async function continueAfter(engine: Editor, last: Component, { rest, like }: Rest): Promise<void> {
  const text = lastTextIn(last);
  const element = text?.getEl();
  if (!text || !element) {
    if (rest.length > 0) addText(last, { ...like, components: piecesHtml(rest) });
    engine.select(last);
    return;
  }
  const pasted = readPieces(element);
  if (rest.length > 0) text.components(piecesHtml([...pasted, ...rest]));
  const caret = lengthOf(pasted);
  await editAt(engine, text, { from: caret, to: caret });
}

function addText(previous: Component, text: object): void {
  previous.parent()?.append({ type: "text", ...text }, { at: previous.index() + 1 });
}

/** The paragraph, heading or last item that an element is. Null for others, such as a table or a picture. */
function lastTextIn(element: Component): Component | null {
  const text = isTextList(element) ? element.getLastChild() : element;
  return text && isRunningText(text) && isTextUnit(text) ? text : null;
}

/** Removes what is selected and the text after it. Returns that text, empty if it is blank. */
function takeTextAfterCaret(text: OpenText): Piece[] {
  const { pieces, range } = text;
  const rest = sliceOf(pieces, { from: range.to, to: lengthOf(pieces) });
  text.change(sliceOf(pieces, { from: 0, to: range.from }), { from: range.from, to: range.from });
  return isBlank(rest) ? [] : rest;
}
