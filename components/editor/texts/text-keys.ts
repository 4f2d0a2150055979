import type { Editor } from "grapesjs";
import { linkWords } from "@/components/editor/links/link-words";
import { finishTyping } from "@/components/editor/one-step";
import { editAt } from "@/components/editor/texts/edit-text";
import { clearFormatting, type FormatTag, toggleFormat } from "@/components/editor/texts/format-text";
import { joinWithNext, joinWithPrevious } from "@/components/editor/texts/join-texts";
import type { EditedText } from "@/components/editor/texts/open-text";
import { lengthOf } from "@/components/editor/texts/pieces";
import { isTextUnit } from "@/components/editor/texts/text-unit";
import { focusTextTools } from "@/components/editor/texts/use-toolbar";
import { pressedKey } from "@/components/ui/pressed-key";

type Command = (engine: Editor, edited: EditedText) => void;

const format =
  (tag: FormatTag): Command =>
  (_, { text }) =>
    toggleFormat(text, tag);

/** With nothing to undo in the text, undoes what was done before the text was opened, and opens it again. */
export function undoTyping(engine: Editor, { text, component }: EditedText): void {
  if (text.undo()) return;
  const { range } = text;
  void finishTyping(engine).then(() => {
    engine.UndoManager.undo();
    if (component.parent() && isTextUnit(component)) return editAt(engine, component, range);
  });
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
  else if (!JOINS[event.key]?.(engine, edited)) return;
  event.preventDefault();
}

/** What keys do at an end of the text. They return whether they have done anything. */
const JOINS: Readonly<Record<string, (engine: Editor, edited: EditedText) => boolean>> = {
  Backspace: (engine, edited) => edited.text.range.to === 0 && joinWithPrevious(engine, edited),
  Delete: (engine, edited) => edited.text.range.from === lengthOf(edited.text.pieces) && joinWithNext(engine, edited),
};

function keysOf(event: KeyboardEvent): string {
  const key = pressedKey(event).toLowerCase();
  const isMod = event.ctrlKey || event.metaKey;
  return `${isMod ? "Mod+" : ""}${event.altKey ? "Alt+" : ""}${event.shiftKey ? "Shift+" : ""}${key}`;
}
