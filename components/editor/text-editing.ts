import type { Editor } from "grapesjs";

/** The element that had the focus before a text was edited. */
const focusedBefore = new WeakMap<Editor, HTMLElement>();

/** Begins to edit the text of the selected component, with the caret at its end. */
export function editSelectedText(engine: Editor): void {
  const selectedComponent = engine.getSelected();
  const element = selectedComponent?.getEl();
  if (!selectedComponent?.get("editable") || !element) return;
  if (document.activeElement instanceof HTMLElement) focusedBefore.set(engine, document.activeElement);
  selectedComponent.trigger("active");
  engine.once("rte:enable", () => {
    element.focus();
    element.ownerDocument.getSelection()?.selectAllChildren(element);
    element.ownerDocument.getSelection()?.collapseToEnd();
  });
}

/** Ends the editing of a text. The focus returns to where it was before. Returns whether a text was edited. */
export function endTextEditing(engine: Editor): boolean {
  const editedComponent = engine.getEditing();
  if (!editedComponent) return false;
  editedComponent.trigger("disable");
  focusedBefore.get(engine)?.focus();
  focusedBefore.delete(engine);
  return true;
}
