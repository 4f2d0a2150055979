import type { Editor } from "grapesjs";
import { type FormatTag, toggleFormat } from "@/components/editor/texts/format-text";
import type { EditedText, OpenText } from "@/components/editor/texts/open-text";
import { breakPiece, lengthOf } from "@/components/editor/texts/pieces";
import { canSplit, splitText } from "@/components/editor/texts/split-text";
import { runTextKey, undoTyping } from "@/components/editor/texts/text-keys";

/** What a browser's own menu may do to the words. */
const FORMATS: Readonly<Record<string, FormatTag>> = {
  formatBold: "strong",
  formatItalic: "em",
  formatUnderline: "u",
  formatStrikeThrough: "s",
};

/** Listens to what is typed into an open text. Returns the function that ends it. */
export function listenToTyping(engine: Editor, edited: EditedText): () => void {
  const { text } = edited;
  const page = text.element.ownerDocument;
  const listeners = new AbortController();
  const { signal } = listeners;
  const on = <Type extends keyof HTMLElementEventMap>(type: Type, run: (event: HTMLElementEventMap[Type]) => void) =>
    text.element.addEventListener(type, run, { signal });
  on("keydown", (event) => runTextKey(engine, edited, event));
  on("beforeinput", (event) => handleInput(engine, edited, event));
  on("mousedown", () => text.endStep());
  on("compositionstart", () => text.startComposition());
  on("compositionend", () => text.endComposition());
  page.addEventListener("selectionchange", () => text.selectionChanged(), { signal });
  return () => listeners.abort();
}

function handleInput(engine: Editor, edited: EditedText, event: InputEvent): void {
  const { text } = edited;
  const { inputType } = event;
  if (event.isComposing || inputType === "insertCompositionText") return;
  const format = FORMATS[inputType];
  const command = format ? () => toggleFormat(text, format) : COMMANDS[inputType];
  if (command) {
    event.preventDefault();
    command(engine, edited, event);
    return;
  }
  if (text.beforeTyping(inputType, inputType === "insertText" ? event.data : null)) event.preventDefault();
}

type Command = (engine: Editor, edited: EditedText, event: InputEvent) => void;

const COMMANDS: Readonly<Record<string, Command>> = {
  historyUndo: undoTyping,
  historyRedo: (_, { text }) => void text.redo(),
  insertParagraph: (engine, edited) => (canSplit(edited) ? void splitText(engine, edited) : breakLine(edited.text)),
  insertLineBreak: (_, { text }) => breakLine(text),
  insertFromDrop: (_, { text }, event) => insertDropped(text, event),
  insertFromPaste: () => undefined, // the event `paste` has been handled
};

/** Browsers show no line after a break at the end of an element, until there is another one. */
export function breakLine(text: OpenText): void {
  const { range, pieces } = text;
  const isAtEnd = range.to === lengthOf(pieces) && pieces.at(-1)?.tag !== "br";
  const added = breakPiece("br", text.marks);
  text.insert(isAtEnd ? [added, added] : [added], added.text.length);
}

/** Only the words of what is dropped. */
function insertDropped(text: OpenText, event: InputEvent): void {
  const words = event.dataTransfer?.getData("text/plain") ?? "";
  const [target] = event.getTargetRanges();
  if (target) text.element.ownerDocument.getSelection()?.collapse(target.startContainer, target.startOffset);
  if (words !== "") text.insert([{ text: words.replace(/\s+/g, " "), marks: text.marks }]);
}
