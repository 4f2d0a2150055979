import type { Piece, TextRange } from "@/components/editor/texts/pieces";

/** A text at one time, with what was selected. */
export type TextState = { pieces: readonly Piece[]; range: TextRange };

const STEPS_MAX = 300;

/** The steps of a text that is being edited. */
export class TextHistory {
  #undone: TextState[] = [];
  #done: TextState[] = [];
  #kind: string | null = null;

  /**
   * Remembers a text before it is changed. Changes of the same kind that follow each other are one step, unless
   * `isNew`. `kind` is null for a change that is always a step of its own.
   */
  record(state: TextState, kind: string | null, isNew = kind === null): void {
    if (isNew || kind !== this.#kind) this.#done.push(state);
    if (this.#done.length > STEPS_MAX) this.#done.shift();
    this.#undone = [];
    this.#kind = kind;
  }

  /** Ends a step: the next change is another one. */
  endStep(): void {
    this.#kind = null;
  }

  undo(current: TextState): TextState | undefined {
    return this.#move(this.#done, this.#undone, current);
  }

  redo(current: TextState): TextState | undefined {
    return this.#move(this.#undone, this.#done, current);
  }

  #move(from: TextState[], to: TextState[], current: TextState): TextState | undefined {
    const state = from.pop();
    if (state) to.push(current);
    this.#kind = null;
    return state;
  }
}
