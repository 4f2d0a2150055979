import { childLayout } from "@/components/editor/child-layout";

/** An element of the canvas with this style. */
function elementWith(style: string): HTMLElement {
  const element = document.createElement("div");
  element.style.cssText = style;
  document.body.replaceChildren(element);
  return element;
}

test.each([
  ["display: block", false],
  ["display: flex", true],
  ["display: inline-flex; flex-direction: row-reverse", true],
  ["display: flex; flex-direction: column", false],
  ["display: grid", false],
  ["display: grid; grid-template-columns: 375px", false],
  ["display: grid; grid-template-columns: [start] 375px [end]", false],
  ["display: grid; grid-template-columns: 200px 0px", true],
  ["display: inline-grid; grid-template-columns: [a] 200px [b] 200px [c]", true],
  ["display: grid; grid-auto-flow: column", true],
])("whether children are side by side with %s: %s", (style, isBeside) => {
  expect(childLayout(elementWith(style)).isBeside).toBe(isBeside);
});
