import type { Component, Editor } from "grapesjs";
import { canMove } from "@/components/editor/component-actions";
import { fits } from "@/components/editor/nesting";
import { engineWith } from "./editor-page";

const row = { tagName: "tr", components: [{ tagName: "td", components: "Bread" }] };
const table = (...components: object[]) => ({ tagName: "table", components });

let engine: Editor;
afterEach(() => engine.destroy());

const withAllIn = (component: Component): Component[] => [
  component,
  ...component.components().models.flatMap(withAllIn),
];

/** Opens a page with one element. Returns what finds the page's first element with a tag. */
function load(component: object) {
  engine = engineWith({
    pages: [{ id: "home", frames: [{ component: { type: "wrapper", components: [component] } }] }],
  });
  return (tag: string): Component => {
    const found = [engine.getWrapper() as Component].flatMap(withAllIn).find((each) => each.tagName === tag);
    if (!found) throw new Error(`There is no ${tag}.`);
    return found;
  };
}

test("a row cannot be moved out of the body of its table, because browsers give it a body of its own", () => {
  const first = load(table({ tagName: "tbody", components: [row, row] }));

  expect(canMove(first("tr"), "out")).toBe(false);
  expect(canMove(first("tr"), "down")).toBe(true);
});

test("a row may be beside other rows in a table without a body", () => {
  const first = load(table(row, row));

  expect(fits(first("tr"), first("table"))).toBe(true);
});
