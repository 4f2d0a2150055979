import type { Component, Editor } from "grapesjs";
import { isInRow } from "@/components/editor/child-layout";
import { canHold, fitsContent } from "@/components/editor/component-actions";
import { insertText, WITHOUT_LINKS } from "@/components/editor/paste/insert-pasted-text";
import { notePictures } from "@/components/editor/paste/note-pictures";
import { oneText } from "@/components/editor/paste/one-text";
import { pasteElements } from "@/components/editor/paste/paste-elements";
import { readClipboard } from "@/components/editor/paste/read-clipboard";
import { openTextOf } from "@/components/editor/texts/open-text";
import { isRunningText, isTextList } from "@/components/editor/texts/text-tags";
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
  if (elements && (elements.length > 1 || !elements.every(isRunningText)))
    await pasteElements(engine, edited, elements);
  else insertText(edited.text, oneText(blocks));
}

/**
 * What was pasted as elements that may follow the edited one. Null if it can only be part of its text, or if these
 * texts would become columns.
 */
function elementsFor(
  engine: Editor,
  component: Component,
  blocks: readonly DocumentComponent[],
): readonly DocumentComponent[] | null {
  const parent = component.parent();
  if (!isRunningText(component) || !parent || !canHold(parent) || component.getEl()?.closest(WITHOUT_LINKS))
    return null;
  if (component.tagName !== "li") {
    const areColumns = blocks.every(isText) && isInRow(component);
    return !areColumns && fitsContent(engine, [...blocks], parent) ? blocks : null;
  }
  const items = blocks.map(itemsOf);
  return items.every((found) => found !== null) ? items.flat() : null;
}

const isText = (block: DocumentComponent): boolean => isRunningText(block) || isTextList(block);

/** The items of a list, or a text as an item. */
function itemsOf(block: DocumentComponent): readonly DocumentComponent[] | null {
  if (isTextList(block)) return block.components ?? [];
  return isRunningText(block) ? [{ ...block, tagName: "li" }] : null;
}
