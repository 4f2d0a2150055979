import type { Editor } from "grapesjs";
import { isInRow } from "@/components/editor/child-layout";
import { canHold, fitsContent, insertAfterSelected } from "@/components/editor/component-actions";
import { pasteCopied } from "@/components/editor/copied-element";
import { notePictures } from "@/components/editor/paste/note-pictures";
import { readClipboard } from "@/components/editor/paste/read-clipboard";
import { isInField } from "@/components/editor/shortcuts";
import { hasElement } from "@/components/editor/system-clipboard";
import type { T } from "@/lib/i18n/create-t";
import type { DocumentComponent } from "@/lib/site-pages/document";

/**
 * Adds to the page what is pasted while nothing is typed: the text in the system's clipboard, or the copied element if
 * it is newer. Files in the clipboard have been taken before.
 */
export function runPaste(event: ClipboardEvent, engine: Editor, t: T): void {
  const { clipboardData, target } = event;
  if (event.defaultPrevented || isInField(target, engine)) return;
  event.preventDefault();
  if (!clipboardData || hasElement(clipboardData)) {
    pasteCopied(engine);
    return;
  }
  const { components, pictures } = readClipboard(clipboardData);
  notePictures(t, pictures);
  if (components.length > 0) addPasted(engine, components);
  else if (pictures === 0) pasteCopied(engine);
}

/** In a row, what is pasted together is one column. */
function addPasted(engine: Editor, components: DocumentComponent[]): void {
  const selected = engine.getSelected();
  const isEmptyBox = selected && canHold(selected) && selected.components().length === 0;
  if (isEmptyBox && fitsContent(engine, components, selected)) engine.select(selected.append(components)[0]);
  else {
    const areColumns = selected && components.length > 1 && isInRow(selected);
    insertAfterSelected(engine, areColumns ? { tagName: "div", components } : components);
  }
}
