import type { Editor } from "grapesjs";
import { beginEditing } from "@/components/editor/texts/press-text";
import { textUnitOf } from "@/components/editor/texts/text-unit";

/** The element that had focus before text editing began. */
const focusedBefore = new WeakMap<Editor, HTMLElement>();

/** Starts editing the text of the selected component, with the caret at its end. */
export function editSelectedText(engine: Editor): void {
  const selectedComponent = engine.getSelected();
  const component = selectedComponent && (textUnitOf(selectedComponent) ?? selectedComponent);
  const element = component?.getEl();
  if (!component?.get("editable") || !element) return;
  if (document.activeElement instanceof HTMLElement) focusedBefore.set(engine, document.activeElement);
  const moveCaret = () => {
    element.focus();
    element.ownerDocument.getSelection()?.selectAllChildren(element);
    element.ownerDocument.getSelection()?.collapseToEnd();
  };
  engine.once("rte:enable", moveCaret);
  // for a picture, the engine never fires `rte:enable`
  engine.once("component:deselected", () => engine.off("rte:enable", moveCaret));
  beginEditing(engine, component);
}

/** Ends text editing and returns focus to where it was before. Returns whether text was being edited. */
export function endTextEditing(engine: Editor): boolean {
  const editedComponent = engine.getEditing();
  if (!editedComponent) return false;
  editedComponent.trigger("disable");
  focusedBefore.get(engine)?.focus();
  focusedBefore.delete(engine);
  return true;
}
