import type { Component } from "grapesjs";
import { joinWithTyping } from "@/components/editor/texts/join-steps";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { isWholeText, leadingSpace, type TextRun, textRuns, trailingSpace } from "@/lib/site-pages/separate-texts";

/**
 * Returns the element whose text is edited when `target` is pressed. An edited element contains nothing but one text
 * with its formatting, so typing cannot remove a field, a picture or a part with a style of its own. Words beside such
 * an element first get a `<span>`. `node`: the text node that was pressed. Null if there is no text.
 */
export function textUnitOf(target: Component, node?: Node | null): Component | null {
  const text = outermostText(target);
  if (text) return isTextBox(text) ? text : wrapRun(text, { start: 0, end: text.components().length });
  const around = target.parent();
  const partOf = around && textRuns(json(around)).find(contains(target.index()));
  if (around && partOf) return wrapRun(around, partOf);
  const runs = textRuns(json(target));
  const run = runs.find(({ start, end }) => target.components().models.slice(start, end).some(isDrawnAs(node)));
  const chosen = run ?? runs[0];
  if (chosen) return wrapRun(target, chosen);
  return isTextUnit(target) ? target : null;
}

const contentOf = (text: Component) => String(text.get("content") ?? "");
const json = (component: Component) => JSON.parse(JSON.stringify(component)) as DocumentComponent;

/** Whether the engine can edit the text of a component. */
const isTextBox = (component: Component): boolean => component.isInstanceOf("text");

/** Whether a component contains nothing but one text, or nothing at all. */
export const isTextUnit = (component: Component): boolean =>
  isTextBox(component) && (component.components().length === 0 || isWholeText(json(component)));

const contains =
  (index: number) =>
  ({ start, end }: TextRun) =>
    index >= start && index < end;

/** Whether a component has drawn the node of the canvas. */
const isDrawnAs = (node: Node | null | undefined) => (component: Component) =>
  Boolean(node && component.getView()?.el?.contains(node));

/** The outermost element that is nothing but the text of which `target` is a part. */
function outermostText(target: Component): Component | null {
  let text = isWholeText(json(target)) ? target : null;
  for (let parent = target.parent(); parent; parent = parent.parent()) {
    const parts = json(parent);
    if (!isWholeText(parts)) break;
    text = parent;
  }
  return text;
}

/**
 * Puts the children of a component that are one text into a `<span>`, without the space around the words. What the page
 * shows does not change.
 */
function wrapRun(parent: Component, { start, end }: TextRun): Component | null {
  const parts = parent.components().models.slice(start, end);
  const [span] = parent.append({ type: "text", tagName: "span" }, { at: start });
  if (!span) return null;
  for (const part of parts) part.move(span);
  const [first, last] = [parts.at(0), parts.at(-1)];
  const before = leadingSpace(first && json(first));
  if (first && before) {
    first.set({ content: contentOf(first).slice(before.length) });
    parent.append({ type: "textnode", content: before }, { at: start });
  }
  const after = trailingSpace(last && json(last));
  if (last && after) {
    last.set({ content: contentOf(last).slice(0, -after.length) });
    parent.append({ type: "textnode", content: after }, { at: span.index() + 1 });
  }
  joinWithTyping(parent.em.Editor, span);
  return span;
}
