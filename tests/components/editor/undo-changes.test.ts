import type { Component, Editor } from "grapesjs";
import { writeStyle } from "@/components/editor/style/style-target";
import { undoWholeChanges } from "@/components/editor/undo-changes";
import { engineWith } from "./editor-page";

const BOX = { tagName: "div", classes: ["box"] };

let engine: Editor;
let box: Component;
beforeEach(() => {
  jest.useFakeTimers();
  engine = engineWith({
    pages: [{ id: "home", name: "home", frames: [{ component: { type: "wrapper", components: [BOX] } }] }],
    styles: [{ selectors: ["box"], style: { color: "red" } }],
  });
  undoWholeChanges(engine);
  box = engine.getWrapper()?.components().at(0) as Component;
  endOfStep();
  engine.UndoManager.clear();
});
afterEach(() => {
  engine.destroy();
  endOfStep(); // the engine counts the steps of all tests together
  jest.useRealTimers();
});

/** The engine undoes at once what was changed without a pause. */
const endOfStep = () => jest.runOnlyPendingTimers();

const colorOf = () => engine.Css.getRule(".box")?.getStyle().color;

test("a redo empties a style again", () => {
  writeStyle(engine, box, { className: "box", state: "" }, { color: "" });
  endOfStep();

  engine.UndoManager.undo();
  expect(colorOf()).toBe("red");
  engine.UndoManager.redo();

  expect(colorOf()).toBeUndefined();
});

test("an undo removes a name that an element did not have, and a redo gives it again", () => {
  box.set("custom-name", "Hero");
  endOfStep();

  engine.UndoManager.undo();
  expect(box.get("custom-name")).toBeUndefined();
  engine.UndoManager.redo();

  expect(box.get("custom-name")).toBe("Hero");
});

test("the last attribute of an element is removed by one step", () => {
  box.addAttributes({ title: "Kilns" });
  endOfStep();
  box.removeAttributes("title");
  endOfStep();

  engine.UndoManager.undo();

  expect(box.getAttributes().title).toBe("Kilns");
});

test("what a page got is taken back and given again", () => {
  const page = engine.Pages.getSelected();
  page?.set({ title: "Kilns" });
  endOfStep();

  engine.UndoManager.undo();
  expect(page?.attributes).not.toHaveProperty("title");
  engine.UndoManager.redo();

  expect(page?.attributes).toHaveProperty("title", "Kilns");
});
