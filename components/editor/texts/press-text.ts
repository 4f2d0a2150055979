import type { Editor } from "grapesjs";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { componentAt } from "@/components/editor/component-at";
import { beginEditing } from "@/components/editor/texts/edit-text";
import { textUnitOf } from "@/components/editor/texts/text-unit";

/** Edits the text under the pointer after a double click. Returns the function that ends it. */
export const editPressedTexts = (engine: Editor): (() => void) =>
  onCanvasDocument(engine, (page) => {
    const press = (event: MouseEvent) => editPressedText(engine, event);
    page.addEventListener("dblclick", press, { capture: true });
    return () => page.removeEventListener("dblclick", press, { capture: true });
  });

function editPressedText(engine: Editor, event: MouseEvent): void {
  const element = event.target as Element;
  if (engine.getEditing()?.getEl()?.contains(element)) return;
  const target = componentAt(element);
  const text = target && textUnitOf(target, nodeAt(event));
  if (!text) return;
  event.stopPropagation(); // the engine would edit the element under the pointer
  beginEditing(engine, text, event);
}

/** The text node under the pointer. */
function nodeAt({ target, clientX, clientY }: MouseEvent): Node | null {
  const page = (target as Element).ownerDocument as Document & {
    caretPositionFromPoint?: (x: number, y: number) => { offsetNode: Node } | null;
    caretRangeFromPoint?: (x: number, y: number) => Range | null; // the only one in Safari
  };
  return (
    page.caretPositionFromPoint?.(clientX, clientY)?.offsetNode ??
    page.caretRangeFromPoint?.(clientX, clientY)?.startContainer ??
    null
  );
}
