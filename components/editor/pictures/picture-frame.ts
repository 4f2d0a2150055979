import type { Component } from "grapesjs";

/** A picture whose box differs less than this from the picture itself is not cropped. */
const TOLERANCE = 0.02;

/**
 * The width of an element divided by its height, if the layout decides them. Null if they follow the picture in it, and
 * if the element has no size.
 */
export function frameRatioOf(component: Component): number | null {
  const element = component.getEl() as Partial<HTMLImageElement> | undefined;
  const ratio = ratioOf(element?.clientWidth, element?.clientHeight);
  const ownRatio = ratioOf(element?.naturalWidth, element?.naturalHeight);
  return ratio !== null && ownRatio !== null && Math.abs(ratio / ownRatio - 1) < TOLERANCE ? null : ratio;
}

const ratioOf = (width = 0, height = 0): number | null => (width > 0 && height > 0 ? width / height : null);
