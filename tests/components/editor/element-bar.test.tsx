import { cleanup, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Editor } from "grapesjs";
import { removeSelected } from "@/components/editor/component-actions";
import { RightPanel } from "@/components/editor/right-panel";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

let engine: Editor;
const parts = () => engine.getWrapper()?.components().models ?? [];
const texts = () => parts().map((part) => part.components().at(0)?.get("content"));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined; // jsdom lacks this function
});
beforeEach(() => {
  engine = engineWith({ pages: [pageOf("home", "First")] });
  engine.getWrapper()?.append({ type: "text", components: [{ type: "textnode", content: "Second" }] });
  engine.select(parts()[0]);
});
afterEach(() => {
  cleanup();
  engine.destroy();
  localStorage.clear();
});

const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

/** Presses an entry of the selected element's menu. */
async function choose(name: RegExp) {
  await press("Actions for Text");
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}

test("the selected element is duplicated and deleted by mouse", async () => {
  renderInEditor(<RightPanel />, engine);

  await press("Duplicate the element");
  expect(texts()).toEqual(["First", "First", "Second"]);
  await press("Delete the element");
  expect(texts()).toEqual(["First", "Second"]);
});

test("deleting twice deletes one element", () => {
  removeSelected(engine);
  removeSelected(engine);

  expect(texts()).toEqual(["Second"]);
  expect(engine.getSelected()).toBeUndefined();
});

test("the selected element is moved, copied and pasted with its menu", async () => {
  renderInEditor(<RightPanel />, engine);

  await choose(/^Move down/);
  expect(texts()).toEqual(["Second", "First"]);
  await choose(/^Copy/);
  await choose(/^Paste/);
  expect(texts()).toEqual(["Second", "First", "First"]);
});

test("the menu offers no move past the last element, and nothing to paste before a copy", async () => {
  engine.select(parts()[1]);
  renderInEditor(<RightPanel />, engine);

  await press("Actions for Text");
  const isDisabled = async (name: RegExp) =>
    (await screen.findByRole("menuitem", { name })).getAttribute("aria-disabled") === "true";

  expect(await isDisabled(/^Move down/)).toBe(true);
  expect(await isDisabled(/^Move up/)).toBe(false);
  expect(await isDisabled(/^Paste/)).toBe(true);
});

test("the page itself cannot be duplicated or deleted", async () => {
  engine.select(engine.getWrapper());
  renderInEditor(<RightPanel />, engine);

  await waitFor(() => expect(screen.getByRole("heading", { name: "Body" })).toBeTruthy());
  expect(screen.queryByRole("button", { name: "Delete the element" })).toBeNull();
});
