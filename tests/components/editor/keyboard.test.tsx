import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
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
