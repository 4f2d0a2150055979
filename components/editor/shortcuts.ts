import type { Editor } from "grapesjs";
import { duplicateSelected, moveSelected, removeSelected, selectParent } from "@/components/editor/component-actions";
import { copyElement, cutElement, pasteCopied } from "@/components/editor/copied-element";
import { editSelectedText, endTextEditing } from "@/components/editor/text-editing";
import { zoomCanvas, zoomToSelected } from "@/components/editor/zoom/zoom-canvas";
import { pressedKey } from "@/components/ui/pressed-key";
import { moveToRegion } from "@/components/ui/regions";
import type { Saver } from "@/lib/editor/saver";
import { type Line, line } from "@/lib/i18n/line";

/** What a shortcut acts on. */
export type ShortcutTarget = {
  engine: Editor;
  saver: Saver;
  openFind: () => unknown;
  openCommands: () => unknown;
  togglePanels: () => unknown;
};

export type Shortcut = {
  name: Line;
  /** `Mod` is Ctrl, or Command on a Mac. */
  keys: string;
  run: (target: ShortcutTarget) => unknown;
  /** Also works in fields and in text that is being edited. */
  worksInFields?: true;
  /** Runs by the browser's event for it instead, which says what is in the clipboard (`runPaste`). */
  hasOwnEvent?: true;
};

/** The keyboard shortcuts of the editor. */
export const SHORTCUTS: readonly Shortcut[] = [
  { name: line("Undo"), keys: "Mod+Z", run: ({ engine }) => engine.UndoManager.undo() },
  { name: line("Redo"), keys: "Mod+Shift+Z", run: ({ engine }) => engine.UndoManager.redo() },
  { name: line("Redo"), keys: "Mod+Y", run: ({ engine }) => engine.UndoManager.redo() },
  { name: line("Save"), keys: "Mod+S", run: ({ saver }) => saver.saveNow(), worksInFields: true },
  { name: line("Find and replace"), keys: "Mod+F", run: ({ openFind }) => openFind(), worksInFields: true },
  { name: line("Command menu"), keys: "Mod+K", run: ({ openCommands }) => openCommands(), worksInFields: true },
  { name: line("Copy"), keys: "Mod+C", run: ({ engine }) => copyElement(engine) },
  { name: line("Cut"), keys: "Mod+X", run: ({ engine }) => cutElement(engine) },
  { name: line("Paste"), keys: "Mod+V", run: ({ engine }) => pasteCopied(engine), hasOwnEvent: true },
  { name: line("Duplicate"), keys: "Mod+D", run: ({ engine }) => duplicateSelected(engine) },
  { name: line("Delete"), keys: "Delete", run: ({ engine }) => removeSelected(engine) },
  { name: line("Delete"), keys: "Backspace", run: ({ engine }) => removeSelected(engine) },
  { name: line("Move up"), keys: "Alt+ArrowUp", run: ({ engine }) => moveSelected(engine, "up") },
  { name: line("Move down"), keys: "Alt+ArrowDown", run: ({ engine }) => moveSelected(engine, "down") },
  {
    name: line("Move into the previous element"),
    keys: "Alt+ArrowRight",
    run: ({ engine }) => moveSelected(engine, "in"),
  },
  { name: line("Move out"), keys: "Alt+ArrowLeft", run: ({ engine }) => moveSelected(engine, "out") },
  { name: line("Fit to window"), keys: "Shift+1", run: ({ engine }) => zoomCanvas(engine, "fit") },
  { name: line("Zoom to the selection"), keys: "Shift+2", run: ({ engine }) => zoomToSelected(engine) },
  { name: line("Zoom to 100%"), keys: "Shift+0", run: ({ engine }) => zoomCanvas(engine, 100) },
  { name: line("Show or hide panels"), keys: "Mod+.", run: ({ togglePanels }) => togglePanels(), worksInFields: true },
  { name: line("Edit the text"), keys: "Enter", run: ({ engine }) => editSelectedText(engine) },
  { name: line("Edit the text"), keys: "F2", run: ({ engine }) => editSelectedText(engine) },
  {
    name: line("Select the parent, or stop editing text"),
    keys: "Escape",
    run: ({ engine }) => selectParent(engine),
  },
  {
    name: line("Go to the next part of the editor"),
    keys: "F6",
    run: ({ engine }) => goToRegion(engine, 1),
    worksInFields: true,
  },
  {
    name: line("Go to the previous part of the editor"),
    keys: "Shift+F6",
    run: ({ engine }) => goToRegion(engine, -1),
    worksInFields: true,
  },
];

/** Moves focus to another part of the editor, also out of a text that is being edited. */
function goToRegion(engine: Editor, step: 1 | -1): void {
  const focused = document.activeElement;
  endTextEditing(engine);
  moveToRegion(step, focused);
}

/**
 * Runs the shortcut of a key event. In fields and in text being edited, keys keep their usual effect, except for the
 * shortcuts with `worksInFields`.
 */
export function runShortcut(event: KeyboardEvent, target: ShortcutTarget): void {
  if (event.isComposing) return; // the key belongs to the input method
  // what is open above the text closes first
  if (event.key === "Escape" && !event.defaultPrevented && !isModalOpen() && endTextEditing(target.engine)) {
    event.preventDefault();
    return;
  }
  if (isPressed(event, "Mod+A") && !isInField(event.target, target.engine)) {
    event.preventDefault(); // it would select all words of the editor
    return;
  }
  const shortcut = SHORTCUTS.find(({ keys }) => isPressed(event, keys));
  if (!shortcut || shortcut.hasOwnEvent || event.defaultPrevented || isForFocusedPart(event, target.engine, shortcut))
    return;
  event.preventDefault();
  shortcut.run(target);
}

const MODAL = "[role=dialog]:not([data-editor-find]), [role=alertdialog]";

/** Shortcuts that copy the selected element, unless text in a panel is selected. */
const COPY_SHORTCUTS: ReadonlySet<string> = new Set(["Mod+C", "Mod+X"]);

const UNDO_SHORTCUTS: ReadonlySet<string> = new Set(["Mod+Z", "Mod+Shift+Z", "Mod+Y"]);

/** Whether something is a field without text, in which the browser has nothing to undo. Not in a modal dialog. */
const isChoice = (target: HTMLElement | null): boolean =>
  isInPanel(target, "select, input:is([type=color], [type=checkbox], [type=radio], [type=range])") &&
  !isInPanel(target, MODAL);

function isPressed(event: KeyboardEvent, keys: string): boolean {
  const parts = keys.split("+");
  const key = parts.at(-1) ?? "";
  return (
    // with Shift, the keys of digits have other signs, which depend on the keyboard
    (/^\d$/.test(key) ? event.code === `Digit${key}` : pressedKey(event).toLowerCase() === key.toLowerCase()) &&
    (event.ctrlKey || event.metaKey) === parts.includes("Mod") &&
    event.shiftKey === parts.includes("Shift") &&
    event.altKey === parts.includes("Alt")
  );
}

/**
 * Whether the key belongs to what has focus, such as a field, a menu or a dialog. In a modal dialog, only Mod+S works.
 * Keys without Mod or Alt are shortcuts only in the canvas, in elements with `data-canvas-keys`, and if nothing has
 * focus. No button uses Shift with a digit.
 */
function isForFocusedPart(event: KeyboardEvent, engine: Editor, { keys, worksInFields }: Shortcut): boolean {
  if (keys === "Mod+S") return false;
  const target = event.target as HTMLElement | null;
  if (worksInFields) return target?.closest(MODAL) != null;
  if (isInField(target, engine)) return !(UNDO_SHORTCUTS.has(keys) && isChoice(target));
  if (target?.ownerDocument !== document) return false;
  if (COPY_SHORTCUTS.has(keys) && document.getSelection()?.toString()) return true;
  if (keys === "Enter" && target.closest("button, a")) return true;
  const isPlain = !/Mod|Alt|Shift\+\d/.test(keys);
  return isPlain && target.closest("[data-canvas-keys]") === null && target !== document.body;
}

/** Whether something is a field, a menu or a dialog, or text is being edited. */
export function isInField(target: EventTarget | null, engine: Editor): boolean {
  if (engine.getEditing()) return true;
  return isInPanel(target, `input, textarea, select, [contenteditable=true], [role=menu], ${MODAL}`);
}

/** Whether something is in an element of our page, not of the canvas, that matches the selector. */
export const isInPanel = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Whether a dialog is open in which the user has to do something first. */
export const isModalOpen = (): boolean => document.querySelector(MODAL) !== null;
