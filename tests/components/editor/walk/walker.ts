import grapesjs, { type Component, type Editor } from "grapesjs";
import { engineSettings } from "@/components/editor/engine";
import type { loadBlocks } from "@/components/editor/load-blocks";
import { createT } from "@/lib/i18n/create-t";
import type { ProjectDocumentJson } from "@/lib/projects/schema";

export const t = createT({ language: "en", lines: {} });

/** Creates the engine as the editor does, but without its canvas, which jsdom cannot show. */
export const headlessEngine = (document: ProjectDocumentJson): Editor =>
  grapesjs.init({ ...engineSettings(document, t), headless: true });

type Library = Awaited<ReturnType<typeof loadBlocks>>;

/** What acts at random. The dice are the same for the same seed. */
export class Walker {
  #dice: readonly number[] = [];
  #thrown = 0;
  /** Whether the document is large enough. */
  #isFull = false;

  constructor(
    readonly engine: Editor,
    readonly library: Library,
  ) {}

  /** Takes the dice of the next act. */
  begin(dice: readonly number[], isFull: boolean): void {
    this.#dice = dice;
    this.#thrown = 0;
    this.#isFull = isFull;
  }

  get isFull(): boolean {
    return this.#isFull;
  }

  /** A number from 0 up to, and without, `end`. */
  below(end: number): number {
    const number = this.#dice[this.#thrown % this.#dice.length] ?? 0;
    this.#thrown += 1;
    return number % Math.max(1, end);
  }

  oneOf<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  get root(): Component {
    return this.engine.getWrapper() as Component;
  }

  /** All elements of the open page that can be selected. */
  parts(isWanted: (part: Component) => boolean = () => true): Component[] {
    return partsIn(this.root).filter(isWanted);
  }

  /** Selects an element of the open page, as people do before they act on it. */
  select(isWanted?: (part: Component) => boolean): Component | null {
    const parts = this.parts(isWanted);
    if (parts.length === 0) return null;
    const part = this.oneOf(parts);
    this.engine.select(part);
    return part;
  }
}

const partsIn = (component: Component): Component[] =>
  component.components().models.flatMap((part) => {
    if (part.get("type") === "textnode") return [];
    return part.tagName === "svg" ? [part] : [part, ...partsIn(part)];
  });

/** What an act has done, in words. Null if it was not possible. */
export type Done = string | null;
export type Act = (walker: Walker) => Done | Promise<Done>;

/** Acts that make the document larger. */
export const growing = (...acts: Act[]): Act[] => acts.map((act) => (walker) => (walker.isFull ? null : act(walker)));

/** An element in words. */
export const wordsFor = (component: Component): string => {
  const path = [component, ...component.parents()].slice(0, -1).reverse();
  return path.map((part) => `${part.tagName}:${part.index()}`).join(" > ");
};

/** The engine undoes at once what was changed without a pause. */
export const endOfStep = () => jest.runOnlyPendingTimersAsync();
