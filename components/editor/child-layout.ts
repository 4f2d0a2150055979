import type { Component } from "grapesjs";

/** How the children of an element follow each other. `isBeside`: side by side, and not below each other. */
export function childLayout(parent: HTMLElement | undefined): { isBeside: boolean; isRightToLeft: boolean } {
  const style = parent?.ownerDocument.defaultView?.getComputedStyle(parent);
  return { isBeside: style !== undefined && isRow(style), isRightToLeft: style?.direction === "rtl" };
}

function isRow({ display, flexDirection, gridTemplateColumns, gridAutoFlow }: CSSStyleDeclaration): boolean {
  if (display.endsWith("flex")) return !flexDirection.startsWith("column");
  return display.endsWith("grid") && (gridAutoFlow.startsWith("column") || countTracks(gridTemplateColumns) > 1);
}

/** The number of tracks in a computed value such as `[start] 200px 0px`. */
const countTracks = (columns: string): number =>
  columns
    .replace(/\[[^[\]]*\]/g, " ")
    .split(" ")
    .filter((part) => part !== "" && part !== "none").length;

/** Whether an element that is added after this one would be drawn beside it, as another column. */
export const isInRow = (component: Component): boolean => childLayout(component.parent()?.getEl()).isBeside;
