import type { Component, Editor } from "grapesjs";
import { cleanPieces, withShownSpaces } from "@/components/editor/texts/clean-pieces";
import {
  changeMarks,
  commonMarks,
  lengthOf,
  type Mark,
  type Piece,
  replaceIn,
  type TextRange,
} from "@/components/editor/texts/pieces";
import { readPieces } from "@/components/editor/texts/read-pieces";
import { TextHistory, type TextState } from "@/components/editor/texts/text-history";
import { selectedRange, selectRange } from "@/components/editor/texts/text-offsets";
import { piecesHtml, writePieces } from "@/components/editor/texts/write-pieces";

/** What is told of a text that is being edited: after a change of its content, and of what is selected. */
type Listener = { onChange: () => void; onSelect: () => void };

/** A text that is being edited. Words are typed into its element; everything else changes its pieces. */
export class OpenText {
  readonly element: HTMLElement;
  readonly #listener: Listener;
  readonly #history = new TextHistory();
  /** What the engine has drawn. It stays as it was, and comes back if nothing is changed. */
  readonly #drawn: readonly Node[];
  readonly #before: readonly Piece[];
  readonly #htmlBefore: string;
  /** The formatting of the next typed character, if it is not that of the one before. */
  #nextMarks: readonly Mark[] | null = null;
  #range: TextRange;
  /** Where an input method writes. Null while none does. */
  #composedFrom: number | null = null;
  #isOpen = true;

  constructor(element: HTMLElement, listener: Listener) {
    this.element = element;
    this.#listener = listener;
    this.#drawn = [...element.childNodes];
    this.#htmlBefore = element.innerHTML;
    this.#before = readPieces(element);
    const end = lengthOf(this.#before);
    this.#range = selectedRange(element) ?? { from: end, to: end };
    element.contentEditable = "true";
    element.replaceChildren(...writePieces(this.#before, element.ownerDocument));
    this.select(this.#range);
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  get pieces(): Piece[] {
    return readPieces(this.element);
  }

  /** The selected part, also while something else has focus. */
  get range(): TextRange {
    this.#range = selectedRange(this.element) ?? this.#range;
    return this.#range;
  }

  /** The formatting of the selected words, or of the next typed ones. */
  get marks(): readonly Mark[] {
    return this.#nextMarks ?? commonMarks(this.pieces, this.range);
  }

  /** The HTML of the text. If nothing was changed, as it was before. */
  get html(): string {
    return this.isChanged ? this.#write(this.pieces) : this.#htmlBefore;
  }

  get isChanged(): boolean {
    return this.#write(this.pieces) !== this.#write(this.#before);
  }

  #write(pieces: readonly Piece[]): string {
    return piecesHtml(this.#cleaned(pieces));
  }

  #cleaned(pieces: readonly Piece[]): Piece[] {
    const isBlock = this.#style?.display !== "inline";
    return cleanPieces(pieces, { keepsSpaces: this.#keepsSpaces, isBlock, before: this.#before });
  }

  get #keepsSpaces(): boolean {
    return /^(?:pre|break-spaces)/.test(this.#style?.whiteSpace ?? "");
  }

  get #style(): CSSStyleDeclaration | undefined {
    return this.element.ownerDocument.defaultView?.getComputedStyle(this.element);
  }

  get #state(): TextState {
    return { pieces: this.pieces, range: this.range };
  }

  #draw({ pieces, range }: TextState): void {
    const drawn = this.#keepsSpaces ? pieces : withShownSpaces(pieces);
    this.element.replaceChildren(...writePieces(drawn, this.element.ownerDocument));
    this.select(range);
  }

  select(range: TextRange): void {
    this.#range = range;
    selectRange(this.element, range);
  }

  focus(): void {
    const { range } = this;
    this.element.focus({ preventScroll: true });
    this.select(range);
  }

  /** Replaces the text. One undo reverts this. */
  change(pieces: readonly Piece[], range: TextRange = this.range): void {
    this.#history.record(this.#state, null);
    this.#nextMarks = null;
    this.#draw({ pieces, range });
    this.#listener.onChange();
  }

  /** Replaces the selected words, and puts the caret after the new ones, or after so many of their characters. */
  insert(added: readonly Piece[], length = lengthOf(added)): void {
    const caret = this.range.from + length;
    this.change(replaceIn(this.pieces, this.range, added), { from: caret, to: caret });
  }

  /** Changes the formatting of the selected words, or of the next typed ones. */
  format(change: (marks: readonly Mark[]) => readonly Mark[]): void {
    const { range, pieces } = this;
    if (range.from < range.to) this.change(changeMarks(pieces, range, change), range);
    else {
      this.#nextMarks = change(this.marks);
      this.#listener.onSelect();
    }
  }

  /** Remembers the text before the browser changes it. Returns whether the words were inserted instead. */
  beforeTyping(kind: string, words: string | null): boolean {
    const marks = this.#nextMarks;
    if (marks && words !== null) {
      this.insert([{ text: words, marks }]);
      return true;
    }
    this.#history.record(this.#state, kind, words !== null && /\s/.test(words));
    return false;
  }

  /** While an input method writes, the browser alone may change the element. */
  startComposition(): void {
    this.#history.record(this.#state, null);
    this.#composedFrom = this.range.from;
  }

  /** Gives the words that an input method has written the formatting that was chosen for them. */
  endComposition(): void {
    const marks = this.#nextMarks;
    const from = this.#composedFrom ?? 0;
    this.#nextMarks = null;
    this.#composedFrom = null;
    const { to } = this.range;
    if (!marks || to <= from) return;
    this.#draw({ pieces: changeMarks(this.pieces, { from, to }, () => marks), range: { from: to, to } });
    this.#listener.onChange();
  }

  /** After the caret was moved. */
  selectionChanged(): void {
    const before = this.#range;
    const { from, to } = this.range;
    if (this.#composedFrom !== null || (from === before.from && to === before.to)) return;
    this.#nextMarks = null;
    this.#listener.onSelect();
  }

  endStep(): void {
    this.#history.endStep();
  }

  /** Reverts the last step, or repeats it. Returns false if there is none. */
  undo(): boolean {
    return this.#restore(this.#history.undo(this.#state));
  }

  redo(): boolean {
    return this.#restore(this.#history.redo(this.#state));
  }

  #restore(state: TextState | undefined): boolean {
    if (!state) return false;
    this.#nextMarks = null;
    this.#draw(state);
    this.#listener.onChange();
    return true;
  }

  /** Ends the editing. The engine draws a changed text. */
  end(): void {
    this.#isOpen = false;
    this.element.removeAttribute("contenteditable");
    this.element.replaceChildren(...this.#drawn);
  }
}

/** The event of the engine after a text was opened or closed, or its content or selection changed. */
export const TEXT_CHANGE = "plinth:text-change";

/** An open text and the component that it belongs to. */
export type EditedText = { text: OpenText; component: Component };

const openTexts = new WeakMap<Editor, EditedText>();

/** The text that is being edited, or null. */
export const openTextOf = (engine: Editor): EditedText | null => openTexts.get(engine) ?? null;

export function setOpenText(engine: Editor, edited: EditedText | null): void {
  if (edited) openTexts.set(engine, edited);
  else openTexts.delete(engine);
  engine.trigger(TEXT_CHANGE);
}
