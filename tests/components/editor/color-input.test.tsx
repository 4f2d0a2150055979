import { fireEvent, screen } from "@testing-library/react";
import { SiteStylesPanel } from "@/components/editor/site-styles-panel";
import { engineWith, pageOf, renderInEditor } from "./editor-page";

test("each step of a colour picker is applied immediately, and one undo reverts all steps", async () => {
  const engine = engineWith({
    pages: [pageOf("home", "Words")],
    styles: [{ selectors: [], selectorsAdd: ":root", style: { "--color-accent": "#ff0000" } }],
  });
  engine.UndoManager.clear();
  const color = () => engine.Css.getAll().at(0).getStyle()["--color-accent"];
  renderInEditor(<SiteStylesPanel />, engine);
  const picker = screen.getByLabelText("accent");

  fireEvent.input(picker, { target: { value: "#00ff00" } });
  expect(color()).toBe("#00ff00");
  fireEvent.input(picker, { target: { value: "#0000ff" } });
  expect(engine.UndoManager.hasUndo()).toBe(false);
  fireEvent(picker, new Event("change", { bubbles: true }));

  expect(color()).toBe("#0000ff");
  engine.UndoManager.undo();
  expect(color()).toBe("#ff0000");
  expect(engine.UndoManager.hasUndo()).toBe(false);
});
