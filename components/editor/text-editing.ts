import type { Component, Editor } from "grapesjs";
import { beginEditing, editAt } from "@/components/editor/texts/edit-text";
import { textUnitOf } from "@/components/editor/texts/text-unit";

/** The element that had focus before text editing began. */
const focusedBefore = new WeakMap<Editor, HTMLElement>();

/** The part of a component that Enter edits: the text that it is or is in, or its picture. Null if there is none. */
function editablePart(component: Component): Component | null {
  const part = textUnitOf(component) ?? component;
  return part.getEl() && part.get("editable") ? part : null;
}

/** Whether `editSelectedText` edits something when this component is selected. */
export const canEditText = (component: Component): boolean => editablePart(component) !== null;

/** Starts editing the text of the selected component, with the caret at its end. */
export function editSelectedText(engine: Editor): void {
  const selectedComponent = engine.getSelected();
  const component = selectedComponent && editablePart(selectedComponent);
  if (!component) return;
  if (document.activeElement instanceof HTMLElement) focusedBefore.set(engine, document.activeElement);
  if (component.isInstanceOf("text")) void editAt(engine, component);
  else beginEditing(engine, component); // a picture lets another one be chosen
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
