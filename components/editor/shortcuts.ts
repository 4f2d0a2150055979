import type { Editor } from "grapesjs";
import {
  copySelected,
  duplicateSelected,
  moveSelected,
  pasteCopied,
  removeSelected,
  selectRelative,
} from "@/components/editor/component-actions";
import type { Saver } from "@/lib/editor/saver";
import { type Line, line } from "@/lib/i18n/line";

type Target = { engine: Editor; saver: Saver };

export type Shortcut = {
  name: Line;
  /** `Mod` is Ctrl, or Command on a Mac. */
  keys: string;
  run: (target: Target) => unknown;
};

/** What the keys do while no text is being edited. */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: line("Undo"), keys: "Mod+Z", run: ({ engine }) => engine.UndoManager.undo() },
  { name: line("Redo"), keys: "Mod+Shift+Z", run: ({ engine }) => engine.UndoManager.redo() },
  { name: line("Save"), keys: "Mod+S", run: ({ saver }) => saver.saveNow() },
  { name: line("Copy"), keys: "Mod+C", run: ({ engine }) => copySelected(engine) },
  { name: line("Cut"), keys: "Mod+X", run: ({ engine }) => copySelected(engine) && removeSelected(engine) },
  { name: line("Paste"), keys: "Mod+V", run: ({ engine }) => pasteCopied(engine) },
  { name: line("Duplicate"), keys: "Mod+D", run: ({ engine }) => duplicateSelected(engine) },
  { name: line("Delete"), keys: "Delete", run: ({ engine }) => removeSelected(engine) },
  { name: line("Delete"), keys: "Backspace", run: ({ engine }) => removeSelected(engine) },
  { name: line("Move up"), keys: "Alt+ArrowUp", run: ({ engine }) => moveSelected(engine, "up") },
  { name: line("Move down"), keys: "Alt+ArrowDown", run: ({ engine }) => moveSelected(engine, "down") },
  {
    name: line("Move into the element before"),
    keys: "Alt+ArrowRight",
    run: ({ engine }) => moveSelected(engine, "in"),
  },
  { name: line("Move out"), keys: "Alt+ArrowLeft", run: ({ engine }) => moveSelected(engine, "out") },
  { name: line("Select the parent"), keys: "Escape", run: ({ engine }) => selectRelative(engine, "parent") },
];

/** Runs the shortcut of a key event. Keys in fields and in a text that is being edited stay as they are. */
export function runShortcut(event: KeyboardEvent, target: Target): void {
  const shortcut = SHORTCUTS.find(({ keys }) => isPressed(event, keys));
  if (!shortcut || event.defaultPrevented || isTyping(event, target.engine, shortcut)) return;
  event.preventDefault();
  shortcut.run(target);
}

function isPressed(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  return (
    event.key.toLowerCase() === key.toLowerCase() &&
    (event.ctrlKey || event.metaKey) === parts.includes("Mod") &&
    event.shiftKey === parts.includes("Shift") &&
    event.altKey === parts.includes("Alt")
  );
}

/** Saving works everywhere. Everything else is left to the field, the menu or the dialog that has the focus. */
function isTyping(event: KeyboardEvent, engine: Editor, { keys }: Shortcut): boolean {
  if (keys === "Mod+S") return false;
  if (engine.getEditing()) return true;
  const target = event.target as HTMLElement | null;
  if (target?.ownerDocument !== document) return false;
  if (target.closest("input, textarea, select, [contenteditable=true], [role=dialog], [role=menu]")) return true;
  const isPlain = !/Mod|Alt/.test(keys);
  return isPlain && target.closest("[data-canvas-keys]") === null && target !== document.body;
}
