import type { Component, Editor } from "grapesjs";
import { childLayout } from "@/components/editor/child-layout";
import { canHold } from "@/components/editor/component-actions";

/** Where a file goes: in place of a picture, or into an element, before another one or at the end. */
export type FilePlace = { picture: Component } | { parent: Component; before: Component | undefined };

/** A point in the page of the canvas. */
type Point = { x: number; y: number };

/** Elements that only hold certain others. Browsers take what else is in them apart. */
const TAGS_WITHOUT_PICTURES = new Set(
  "button colgroup dl ol optgroup picture select summary svg table tbody tfoot thead tr ul".split(" "),
);

/** Finds the place for a file that is dropped on the page of the canvas. Null if the canvas is empty. */
export function placeAt(engine: Editor, point: Point): FilePlace | null {
  const target = engine.Canvas.getDocument()?.elementFromPoint(point.x, point.y);
  const path = target ? pathTo(engine, target) : [];
  const [innermost] = path;
  if (!innermost) return null;
  if (innermost.tagName === "img") return { picture: innermost };
  const parent = path.find(canHoldPicture) ?? path.at(-1);
  return parent ? { parent, before: childAfter(parent, point) } : null;
}

/** The selected picture, or the place after the selected element, or at the end of the page. */
export function placeOfPasted(engine: Editor): FilePlace | null {
  const selected = engine.getSelected();
  if (selected?.tagName === "img") return { picture: selected };
  const path = selected ? [selected, ...selected.parents()] : [];
  const root = engine.getWrapper();
  if (!selected || path.length < 2) return root ? { parent: root, before: undefined } : null;
  const depth = path.findIndex((component, index) => index > 0 && canHoldPicture(component));
  const parent = path[depth] ?? path.at(-1);
  const child = path[(depth > 0 ? depth : path.length - 1) - 1];
  return parent && child ? { parent, before: parent.components().at(child.index() + 1) } : null;
}

/** The component of an element and those around it, innermost first. */
function pathTo(engine: Editor, element: Element): Component[] {
  const path: Component[] = [];
  let inner: Component | undefined = engine.getWrapper();
  while (inner) {
    path.unshift(inner);
    inner = inner.components().models.find((child) => child.getEl()?.contains(element));
  }
  return path;
}

const canHoldPicture = (component: Component) =>
  canHold(component) && !TAGS_WITHOUT_PICTURES.has(component.tagName) && !component.components().some(isText);

/** Whether a component is text: then the one around it is a heading, a paragraph or a link. */
const isText = (child: Component) => child.get("type") === "textnode" && String(child.get("content")).trim() !== "";

/** The first child behind a point, in the direction in which the children follow each other. */
function childAfter(parent: Component, { x, y }: Point): Component | undefined {
  const { isBeside, isRightToLeft } = childLayout(parent.getEl());
  return parent.components().models.find((child) => {
    const box = boxOf(child);
    if (!box) return false;
    if (!isBeside) return y < box.top + box.height / 2;
    const middle = box.left + box.width / 2;
    return y < box.top || (y < box.bottom && (isRightToLeft ? x > middle : x < middle));
  });
}

/** The box of a component in the page of the canvas. Null for text, and for what is not shown. */
function boxOf(component: Component): DOMRect | null {
  const element = component.getEl();
  const box = element && "getBoundingClientRect" in element ? element.getBoundingClientRect() : null;
  return box && (box.width > 0 || box.height > 0) ? box : null;
}

/** The box of what a file replaces, or a line where it is added. In the page of the canvas. */
export function markOf(place: FilePlace): DOMRect | null {
  if ("picture" in place) return boxOf(place.picture);
  const { parent, before } = place;
  const box = boxOf(parent);
  if (!box) return null;
  const { isBeside, isRightToLeft } = childLayout(parent.getEl());
  const siblings = parent.components().models;
  const last = siblings.slice(0, before ? before.index() : siblings.length).findLast((child) => boxOf(child));
  const [previous, next] = [last ? boxOf(last) : null, before ? boxOf(before) : null];
  if (!isBeside) {
    const top = next?.top ?? previous?.bottom ?? box.top;
    return new DOMRect(box.left, top, box.width, 0);
  }
  const beside = next ?? previous ?? box;
  const isAtLeft = (beside === previous) === isRightToLeft;
  return new DOMRect(isAtLeft ? beside.left : beside.right, beside.top, 0, beside.height);
}
