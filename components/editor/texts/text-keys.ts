import type { Editor } from "grapesjs";
import { linkWords } from "@/components/editor/links/link-words";
import { finishTyping } from "@/components/editor/one-step";
import { clearFormatting, type FormatTag, toggleFormat } from "@/components/editor/texts/format-text";
import type { EditedText } from "@/components/editor/texts/open-text";
import { joinWithPrevious } from "@/components/editor/texts/split-text";
import { focusTextTools } from "@/components/editor/texts/use-toolbar";
import { pressedKey } from "@/components/ui/pressed-key";

type Command = (engine: Editor, edited: EditedText) => void;

const format =
  (tag: FormatTag): Command =>
  (_, { text }) =>
    toggleFormat(text, tag);

/** With nothing to undo in the text, undoes what was done before the text was opened. */
export function undoTyping(engine: Editor, { text }: EditedText): void {
  if (!text.undo()) void finishTyping(engine).then(() => engine.UndoManager.undo());
}

const redoTyping: Command = (_, { text }) => void text.redo();

const COMMANDS: Readonly<Record<string, Command>> = {
  "Mod+b": format("strong"),
  "Mod+i": format("em"),
  "Mod+u": format("u"),
  "Mod+k": (engine, edited) => void linkWords(engine, edited),
  "Mod+\\": (_, { text }) => clearFormatting(text),
  "Mod+z": undoTyping,
  "Mod+y": redoTyping,
  "Mod+Shift+z": redoTyping,
  "Alt+f10": focusTextTools,
};

/** Keys that move the caret: what is typed afterwards is another step of the undo. */
const MOVES: ReadonlySet<string> = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End"]);

/** Runs what a key does in a text that is being edited. All other keys type, or are shortcuts of the editor. */
export function runTextKey(engine: Editor, edited: EditedText, event: KeyboardEvent): void {
  if (event.isComposing) return;
  if (MOVES.has(event.key)) edited.text.endStep();
  const command = COMMANDS[keysOf(event)];
  if (command) command(engine, edited);
  else if (event.key !== "Backspace" || !joinAtStart(engine, edited)) return;
  event.preventDefault();
}

function joinAtStart(engine: Editor, edited: EditedText): boolean {
  const { to } = edited.text.range;
  return to === 0 && joinWithPrevious(engine, edited);
}

function keysOf(event: KeyboardEvent): string {
  const key = pressedKey(event).toLowerCase();
  const isMod = event.ctrlKey || event.metaKey;
  return `${isMod ? "Mod+" : ""}${event.altKey ? "Alt+" : ""}${event.shiftKey ? "Shift+" : ""}${key}`;
}
