/** A pause this long ends a step. */
const STEP_MS = 800;

/** What has been typed into a field that is not committed yet, step by step. */
export class DraftSteps {
  #done: (string | null)[] = [];
  #undone: (string | null)[] = [];
  #typedAt = 0;
  #isLonger: boolean | null = null;

  /** Remembers a text before it becomes another one. Null: nothing had been typed. */
  record(before: string | null, after: string, shown: string, now: number): void {
    const isLonger = after.length > shown.length;
    const isContinued = this.#done.length > 0 && isLonger === this.#isLonger && now - this.#typedAt < STEP_MS;
    if (!isContinued) this.#done.push(before);
    this.#undone = [];
    this.#typedAt = now;
    this.#isLonger = isLonger;
  }

  clear(): void {
    this.#done = [];
    this.#undone = [];
  }

  /** The text before the last step, or after the next one. Undefined if there is none. */
  move(direction: "undo" | "redo", present: string | null): string | null | undefined {
    const [from, to] = direction === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const text = from.pop();
    if (text !== undefined) to.push(present);
    this.#typedAt = 0;
    return text;
  }
}
