import type { Component, Editor } from "grapesjs";
import { undoWholeChanges } from "@/components/editor/undo-changes";

/** Lets an undo and a redo restore everything, and leave the engine able to do so again. */
export function mendUndo(engine: Editor): void {
  undoWholeChanges(engine);
  engine.on("undo redo", () => {
    trackPages(engine);
    deselectRemoved(engine);
  });
}

/** The engine's own method, which does nothing for a component whose changes can be undone already. */
type TrackedComponent = Component & { __postAdd: () => void };

/**
 * Lets the changes to a page that has been put back be undone. The engine stops to remember the elements of a page when
 * the page is removed: removed once more, it would come back empty.
 */
function trackPages({ Pages }: Editor): void {
  for (const page of Pages.getAll()) (page.getMainComponent() as TrackedComponent).__postAdd();
}

/** Selects nothing if the selected element is no longer in the document. */
export function deselectRemoved(engine: Editor): void {
  const selected: Component | undefined = engine.getSelected();
  const root = selected?.parents().at(-1) ?? selected;
  if (root && root.get("type") !== "wrapper") engine.select();
}
