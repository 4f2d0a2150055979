import type { Editor } from "grapesjs";

type UndoChange = { get: (name: string) => unknown; set: (name: string, value: unknown) => void };

/**
 * The part of the engine's undo stack that is used here. `pointer` is the index of the last change that has not been
 * undone, or -1 if there is none.
 */
type UndoStack = {
  length: number;
  maximumStackLength: number;
  pointer: number;
  at: (index: number) => UndoChange | undefined;
  slice: (start: number) => UndoChange[];
  setMaxLength: (length: number) => void;
};

export const undoStackOf = (engine: Editor): UndoStack =>
  (engine.UndoManager.getInstance() as { stack: UndoStack }).stack;
