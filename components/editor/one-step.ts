import type { Editor } from "grapesjs";
import { undoStackOf } from "@/components/editor/undo-stack";

/**
 * Makes many changes that a single undo reverts. The engine groups changes that are made without a pause, so `change`
 * must be synchronous. The undo stack is enlarged first, because it would otherwise drop the first of many changes.
 */
export function runAsOneStep(engine: Editor, change: () => void): void {
  const stack = undoStackOf(engine);
  const max = stack.maximumStackLength;
  stack.setMaxLength(Number.POSITIVE_INFINITY);
  try {
    change();
  } finally {
    stack.setMaxLength(stack.length > max ? stack.length + max : max);
  }
}

/** Ends text editing, so that the document contains the typed text. */
export async function finishTyping(engine: Editor): Promise<void> {
  const view = engine.getEditing()?.getView() as { disableEditing?: () => Promise<void> } | undefined;
  await view?.disableEditing?.();
}
