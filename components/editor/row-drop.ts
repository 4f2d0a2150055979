import type { Editor } from "grapesjs";
import { childLayout } from "@/components/editor/child-layout";

type Box = { top: number; left: number; width: number; height: number };
type Point = { x: number; y: number };

/** What the engine knows of an element while another one is dragged over it. */
type Dimension = Box & { indexEl?: number; clone: () => Dimension };
type DropTarget = { element?: HTMLElement; childrenDimensions?: Dimension[] };
type DropPosition = { index: number; placement: "before" | "after" | "inside"; placeholderDimensions: Dimension };

/** The part of the engine that finds where a dragged element goes. */
type Finder = {
  /** Whether an element is above or below the others, and not beside them. */
  getDirection: (element: HTMLElement, parent: HTMLElement) => boolean;
  getDropPosition: (target: DropTarget, x: number, y: number) => DropPosition;
};

/**
 * Lets a dragged element land between those of a row where the pointer is, and shows the mark there. The engine takes a
 * grid for a column, and every row for one from left to right.
 */
export function dropInRows({ Utils }: Editor): void {
  const { ComponentSorter } = Utils;
  Utils.ComponentSorter = class extends ComponentSorter<never> {
    constructor(...options: ConstructorParameters<typeof ComponentSorter<never>>) {
      super(...options);
      followRows((this as unknown as { dropLocationDeterminer: Finder }).dropLocationDeterminer);
    }
  } as unknown as typeof ComponentSorter;
}

function followRows(finder: Finder): void {
  const getDirection = finder.getDirection.bind(finder);
  const getDropPosition = finder.getDropPosition.bind(finder);
  finder.getDirection = (element, parent) => !childLayout(parent).isBeside && getDirection(element, parent);
  finder.getDropPosition = (target, x, y) => {
    const position = getDropPosition(target, x, y);
    const { isBeside, isRightToLeft } = childLayout(target.element);
    const shown = (target.childrenDimensions ?? []).filter(({ width, height }) => width > 0 || height > 0);
    return (isBeside && dropBeside(shown, { x, y }, isRightToLeft)) || position;
  };
}

function dropBeside(children: readonly Dimension[], point: Point, isRightToLeft: boolean): DropPosition | null {
  const { at, isAfter } = placeInRow(children, point, isRightToLeft);
  const child = children[at];
  return child
    ? {
        index: (child.indexEl ?? at) + (isAfter ? 1 : 0),
        placement: isAfter === isRightToLeft ? "before" : "after", // the engine draws it at the left or at the right
        placeholderDimensions: child.clone(),
      }
    : null;
}

/** The box of a row, or of several, before or after which a point is. */
export function placeInRow(
  boxes: readonly Box[],
  { x, y }: Point,
  isRightToLeft: boolean,
): { at: number; isAfter: boolean } {
  const found = boxes.findIndex(({ top, left, width, height }) => {
    const middle = left + width / 2;
    return y < top || (y < top + height && (isRightToLeft ? x > middle : x < middle));
  });
  const at = found < 0 ? boxes.length : found;
  const [previous, next] = [boxes[at - 1], boxes[at]];
  const endOfPrevious = previous ? previous.top + previous.height : 0;
  const isAtEndOfRow = previous !== undefined && y < endOfPrevious && (!next || next.top >= endOfPrevious);
  return !next || isAtEndOfRow ? { at: at - 1, isAfter: true } : { at, isAfter: false };
}
