import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { LayersPanel } from "@/components/editor/layers-panel";
import { engineWith, renderInEditor } from "./editor-page";

let engine: Editor;
const row = (name: string) => screen.getByRole("treeitem", { name });
/** The button that opens and closes a row. Users of screen readers press the arrow keys instead. */
const chevronOf = (name: string) => row(name).querySelector("button[aria-hidden]") as Element;
const selectButton = () => engine.select(engine.getWrapper()?.components().at(0).components().at(0));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom lacks this function
});
beforeEach(() => {
  const section = { tagName: "section", components: [{ tagName: "button", components: ["Order"] }] };
  engine = engineWith({
    pages: [
      { id: "home", name: "home", slug: "", frames: [{ component: { type: "wrapper", components: [section] } }] },
    ],
  });
});
afterEach(() => {
  cleanup();
  engine.destroy();
});

test("the rows that contain the selected element are open", () => {
  selectButton();
  renderInEditor(<LayersPanel />, engine);

  expect(row("Section").getAttribute("aria-expanded")).toBe("true");
  expect(row("Button").getAttribute("aria-selected")).toBe("true");
});

test("closing a row that contains the selected element selects the element of the row", async () => {
  selectButton();
  renderInEditor(<LayersPanel />, engine);

  await userEvent.click(chevronOf("Section"));

  expect(row("Section").getAttribute("aria-expanded")).toBe("false");
  expect(row("Section").getAttribute("aria-selected")).toBe("true");
  expect(screen.queryByRole("treeitem", { name: "Button" })).toBeNull();
});

test("closing a row that does not contain the selected element keeps the selection", async () => {
  engine.select(engine.getWrapper());
  renderInEditor(<LayersPanel />, engine);

  await userEvent.click(chevronOf("Section"));
  expect(row("Section").getAttribute("aria-expanded")).toBe("true");
  await userEvent.click(chevronOf("Section"));

  expect(row("Section").getAttribute("aria-expanded")).toBe("false");
  expect(engine.getSelected()).toBe(engine.getWrapper());
});

test("Tab reaches the first row if the selected element has no row, such as bold words in a text", () => {
  const [text] =
    engine.getWrapper()?.append({ type: "text", components: [{ tagName: "b", components: ["Order"] }] }) ?? [];
  engine.select(text?.components().at(0));

  renderInEditor(<LayersPanel />, engine);

  expect(screen.getAllByRole("treeitem").map((item) => item.tabIndex)).toEqual([0, -1, -1]);
});

test("the button that hides an element says that it hides the element on the site", async () => {
  selectButton();
  renderInEditor(<LayersPanel />, engine);

  await userEvent.click(screen.getByRole("button", { name: "Hide Button on the site" }));

  expect(engine.getSelected()?.getStyle().display).toBe("none");
});

test("the row of a section shows its first heading, or the name that the user gave it", async () => {
  const heading = { tagName: "h2", components: [{ type: "textnode", content: " Our   loaves " }] };
  const section = { tagName: "section", components: [{ tagName: "div", components: [heading] }] };
  const component = { type: "wrapper", components: [section, { ...section, "custom-name": "Bread" }] };
  engine.destroy();
  engine = engineWith({ pages: [{ id: "home", name: "home", slug: "", frames: [{ component }] }] });
  renderInEditor(<LayersPanel />, engine);

  expect(row("Section: Our loaves").textContent).toBe("Our loaves");
  expect(row("Bread").textContent).toBe("Bread");
});
