import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Component, Editor } from "grapesjs";
import { LayersPanel } from "@/components/editor/layers-panel";
import { Rail } from "@/components/editor/rail";
import { RightPanel } from "@/components/editor/right-panel";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

let engine: Editor;
const selectText = () => engine.select(engine.getWrapper()?.components().at(0));
const focusedName = () => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent;

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom lacks this function
});
beforeEach(() => {
  engine = engineWith({ pages: [pageOf("home", "Words")] });
});
afterEach(() => {
  cleanup();
  engine.destroy();
});

test("Tab reaches one button of the rail, and the arrow keys move to its other buttons", async () => {
  renderInEditor(<Rail onCommands={() => undefined} />, engine);

  await userEvent.tab();
  expect(focusedName()).toBe("Add");
  await userEvent.keyboard("{ArrowDown}");
  expect(focusedName()).toBe("Layers");
  await userEvent.keyboard("{End}{ArrowDown}{ArrowUp}");
  expect(focusedName()).toBe("Keyboard shortcuts");
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  expect(focusedName()).toBe("Keyboard shortcuts");
});

test("the arrow keys move between the selected element's tabs", async () => {
  selectText();
  renderInEditor(<RightPanel />, engine);

  await userEvent.tab();
  expect(focusedName()).toBe("Duplicate the element");
  for (let times = 0; times < 3; times += 1) await userEvent.tab();
  expect(focusedName()).toBe("Style");
  await userEvent.keyboard("{ArrowRight}");

  expect(focusedName()).toBe("Settings");
  expect(screen.getByRole("tab", { name: "Settings" }).getAttribute("aria-selected")).toBe("true");
  expect(screen.getByRole("tablist", { name: "Selected element" })).toBeTruthy();
});

test("Tab moves from the selected layer to the button that hides the layer", async () => {
  selectText();
  renderInEditor(<LayersPanel />, engine);

  await userEvent.tab();
  expect(document.activeElement?.getAttribute("role")).toBe("treeitem");
  await userEvent.tab();

  expect(focusedName()).toMatch(/^Hide /);
});

test("Enter on a layer opens the settings of its element in the first field, and Escape leads back to the layer", async () => {
  selectText();
  renderInEditor(
    <>
      <LayersPanel />
      <RightPanel />
    </>,
    engine,
  );

  await userEvent.tab();
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name in the layers" }));
  await userEvent.keyboard("Greeting{Escape}");
  expect(document.activeElement).toBe(screen.getByRole("textbox", { name: "Name in the layers" }));
  await userEvent.keyboard("{Escape}");

  expect(document.activeElement).toBe(screen.getByRole("treeitem", { name: "Text" }));
});

test("the link of a layer is three keys away", async () => {
  const [link] = engine.addComponents("<a href=/visit>Visit</a>") as Component[];
  engine.select(link);
  renderInEditor(
    <>
      <LayersPanel />
      <RightPanel />
    </>,
    engine,
  );
  screen.getByRole("treeitem", { name: "Link" }).focus();

  await userEvent.keyboard("{Enter}");
  await userEvent.tab();

  expect(document.activeElement).toBe(screen.getByRole("combobox", { name: "Link" }));
});
