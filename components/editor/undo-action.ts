import type { Editor } from "grapesjs";
import { undoStackOf } from "@/components/editor/undo-stack";
import { type ToastOptions, toast } from "@/components/ui/toast";
import type { T } from "@/lib/i18n/create-t";

/**
 * Returns the "Undo" button of a toast about the last change. If anything has been changed or undone since, the button
 * undoes nothing and says why.
 */
export function undoAction(engine: Editor, t: T): NonNullable<ToastOptions["action"]> {
  const change = lastChange(engine);
  return {
    label: t("Undo"),
    onPress() {
      if (lastChange(engine) === change) engine.UndoManager.undo();
      else toast({ message: t("The page has changed since then. Undo those changes first."), type: "danger" });
    },
  };
}

function lastChange(engine: Editor): object | undefined {
  const stack = undoStackOf(engine);
  return stack.at(stack.pointer);
}
