import type { SeenElement } from "./boxes";

/** Boxes may differ by this much. */
const TOLERANCE_PX = 1;

/** Published pages name a fallback after each font, whose size it has while the font loads. */
const withoutFallbacks = (value: string) => value.replace(/, "[^",]* Fallback"/g, "");

/** Returns what differs between the elements of the canvas and of the published page, in words. */
export function differencesBetween(drawn: readonly SeenElement[], published: readonly SeenElement[]): string[] {
  const left = new Map(published.map((element) => [element.path, element]));
  const found = drawn.flatMap((element) => {
    const other = left.get(element.path);
    left.delete(element.path);
    return other ? changesOf(element, other) : [`${element.path} is not published`];
  });
  return [...found, ...[...left.keys()].map((path) => `${path} is only on the published page`)];
}

function changesOf({ path, box, style }: SeenElement, other: SeenElement): string[] {
  const sides = (Object.keys(box) as (keyof typeof box)[]).filter(
    (side) => Math.abs(box[side] - other.box[side]) > TOLERANCE_PX,
  );
  const properties = Object.keys(style).filter((name) => style[name] !== withoutFallbacks(other.style[name] ?? ""));
  return [
    ...sides.map((side) => `${path}: the ${side} ${box[side]} is ${other.box[side]}`),
    ...properties.map((name) => `${path}: the ${name} ${style[name]} is ${other.style[name]}`),
  ];
}

/** The largest difference between the boxes of elements that are in both, in pixels. */
export function largestDifference(drawn: readonly SeenElement[], published: readonly SeenElement[]): number {
  const boxes = new Map(published.map(({ path, box }) => [path, box]));
  const pixels = drawn.flatMap(({ path, box }) => {
    const other = boxes.get(path);
    return other ? (Object.keys(box) as (keyof typeof box)[]).map((side) => Math.abs(box[side] - other[side])) : [];
  });
  return Math.max(0, ...pixels);
}
