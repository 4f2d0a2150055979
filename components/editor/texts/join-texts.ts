import type { Component, Editor } from "grapesjs";
import { isInRow } from "@/components/editor/child-layout";
import { finishTyping } from "@/components/editor/one-step";
import { editAt } from "@/components/editor/texts/edit-text";
import type { EditedText } from "@/components/editor/texts/open-text";
import { lengthOf } from "@/components/editor/texts/pieces";
import { readPieces } from "@/components/editor/texts/read-pieces";
import { leaveList } from "@/components/editor/texts/text-blocks";
import { isRunningText, isTextList } from "@/components/editor/texts/text-tags";
import { isTextUnit } from "@/components/editor/texts/text-unit";
import { piecesHtml } from "@/components/editor/texts/write-pieces";

/**
 * Joins a text with the one before it, which can be the last item of a list. The first item of a list leaves it
 * instead, as a paragraph, unless that would be another column. Returns false if there is nothing to join with.
 */
export function joinWithPrevious(engine: Editor, edited: EditedText): boolean {
  const { component } = edited;
  if (component.tagName === "li" && component.index() === 0) {
    const list = component.parent();
    if (!list || isInRow(list)) return false;
    void leaveList(engine, edited);
    return true;
  }
  const previous = textBeside(component, -1);
  if (previous) void join(engine, previous, component);
  return previous !== null;
}

/** Joins a text with the one after it, which can be the first item of a list. Returns false if there is none. */
export function joinWithNext(engine: Editor, { component }: EditedText): boolean {
  const list = component.parent();
  const isLastItem = component.tagName === "li" && list !== undefined && siblingOf(component, 1) === null;
  const next = textBeside(isLastItem ? list : component, 1);
  if (next) void join(engine, component, next);
  return next !== null;
}

function siblingOf(component: Component, step: 1 | -1): Component | null {
  const at = component.index() + step;
  return at < 0 ? null : (component.parent()?.components().at(at) ?? null);
}

/** The text directly before or after a component. Null if it is no paragraph, heading or item. */
function textBeside(component: Component, step: 1 | -1): Component | null {
  const sibling = siblingOf(component, step);
  const items = sibling && isTextList(sibling) ? sibling.components() : null;
  const text = items ? items.at(step === 1 ? 0 : items.length - 1) : sibling;
  return text && isJoinable(text) && (isJoinable(component) || isTextList(component)) ? text : null;
}

const isJoinable = (text: Component): boolean => isRunningText(text) && isTextUnit(text);

/** Moves the words of a text to the end of the one before it, and puts the caret between them. */
async function join(engine: Editor, into: Component, from: Component): Promise<void> {
  await finishTyping(engine);
  const [element, joined] = [into.getEl(), from.getEl()];
  if (!element || !joined) return;
  const before = readPieces(element);
  const list = from.parent();
  into.components(piecesHtml([...before, ...readPieces(joined)]));
  from.remove();
  if (list && isTextList(list) && list.components().length === 0) list.remove();
  const caret = lengthOf(before);
  await editAt(engine, into, { from: caret, to: caret });
}
