import type { Editor } from "grapesjs";
import { undoStackOf } from "@/components/editor/undo-stack";
import { type ToastOptions, toast } from "@/components/ui/toast";
import type { T } from "@/lib/i18n/create-t";

/**
 * Returns the "Undo" button of a toast about the last change. If anything has been changed or undone since, the button
 * undoes nothing and says why. `undo` is needed for a change that is not on the undo stack.
 */
export function undoAction(
  engine: Editor,
  t: T,
  undo: () => void = () => engine.UndoManager.undo(),
): NonNullable<ToastOptions["action"]> {
  const change = lastChange(engine);
  return {
    label: t("Undo"),
    onPress() {
      if (lastChange(engine) === change) undo();
      else if (isUndone(engine, change)) toast({ message: t("This is already undone.") });
      else toast({ message: t("The page has changed since then. Undo those changes first."), type: "danger" });
    },
  };
}

/** Whether a change has been undone by other means. False for one that is not on the undo stack. */
function isUndone(engine: Editor, change: object | undefined): boolean {
  const stack = undoStackOf(engine);
  if (!change) return false;
  return !stack.slice(0).some((each, index) => each === change && index <= stack.pointer);
}

/** Undefined if there is no change, or if all changes have been undone. */
function lastChange(engine: Editor): object | undefined {
  const stack = undoStackOf(engine);
  return stack.pointer < 0 ? undefined : stack.at(stack.pointer);
}
