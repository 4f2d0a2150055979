import type { Editor } from "grapesjs";

/** What the engine's undo manager keeps, as far as it is used here. */
type UndoStack = { stack: { length: number; maximumStackLength: number; setMaxLength: (length: number) => void } };

/**
 * Makes many changes that one undo takes back. The engine undoes together what was changed without a pause, so `change`
 * must not wait. Its list of changes is extended first: it would otherwise lose the first of many changes.
 */
export function asOneStep(engine: Editor, change: () => void): void {
  const { stack } = engine.UndoManager.getInstance() as UndoStack;
  const max = stack.maximumStackLength;
  stack.setMaxLength(Number.POSITIVE_INFINITY);
  try {
    change();
  } finally {
    stack.setMaxLength(stack.length > max ? stack.length + max : max);
  }
}

/** Ends the editing of a text, so that the document has what was typed. */
export async function finishTyping(engine: Editor): Promise<void> {
  const view = engine.getEditing()?.getView() as { disableEditing?: () => Promise<void> } | undefined;
  await view?.disableEditing?.();
}
