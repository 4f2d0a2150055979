import type { Component } from "grapesjs";

/** The engine keeps the view of each element that it has drawn in this property. */
type DrawnElement = Element & { __gjsv?: { model: Component } };

/** The component that has drawn an element of the canvas, or the nearest element around it. */
export function componentAt(element: Element): Component | null {
  for (let drawn: DrawnElement | null = element; drawn; drawn = drawn.parentElement)
    if (drawn.__gjsv) return drawn.__gjsv.model;
  return null;
}
