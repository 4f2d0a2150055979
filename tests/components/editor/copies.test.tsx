import { act, cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Component, Editor } from "grapesjs";
import { duplicateSelected } from "@/components/editor/component-actions";
import { PagesPanel } from "@/components/editor/pages-panel";
import { readDocument } from "@/components/editor/read-document";
import { engineWith, renderInEditor } from "./editor-page";

const text = (content: string) => ({ type: "text", components: [{ type: "textnode", content }] });
const CARD = { tagName: "section", components: [{ tagName: "div", components: [text("Kilns"), text("Clay")] }] };
const HOME = { id: "home", name: "Home", slug: "", frames: [{ component: { type: "wrapper", components: [CARD] } }] };

let engine: Editor;
beforeEach(() => {
  engine = engineWith({ pages: [HOME] });
});
afterEach(() => {
  cleanup();
  engine.destroy();
});

/** The texts of each page, in the document as it is saved. */
const savedTexts = () =>
  readDocument(engine).pages.map((page) =>
    [...JSON.stringify(page.frames).matchAll(/"content":"([^"]*)"/g)].map(([, found]) => found),
  );

test("an element with children is duplicated with them, and the document can be saved", () => {
  engine.select(engine.getWrapper()?.components().at(0));

  duplicateSelected(engine);

  expect(savedTexts()).toEqual([["Kilns", "Clay", "Kilns", "Clay"]]);
});

test("a change of a duplicate leaves the original as it was", () => {
  engine.select(engine.getWrapper()?.components().at(0));
  duplicateSelected(engine);

  engine.getSelected()?.components().at(0).components().at(0).components("Stoves");

  expect(savedTexts()).toEqual([["Kilns", "Clay", "Stoves", "Clay"]]);
});

test("a page is duplicated with its elements, and the document can be saved", async () => {
  renderInEditor(<PagesPanel />, engine);

  await userEvent.click(screen.getByRole("button", { name: "Actions for Home" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Duplicate" }));
  act(() => void engine.getWrapper()?.components().at(0).remove());

  expect(savedTexts()).toEqual([["Kilns", "Clay"], []]);
});

const FIELD = (type: string, name: string) => ({ tagName: "input", void: true, attributes: { type, name } });

test("a copy of a field has a name of its own, so that what visitors enter arrives apart", () => {
  const [form] = engine.getWrapper()?.append({ tagName: "form", components: [FIELD("tel", "phone")] }) ?? [];
  engine.select(form?.components().at(0));

  duplicateSelected(engine);
  duplicateSelected(engine);

  expect(form?.components().map((field: Component) => field.getAttributes().name)).toEqual([
    "phone",
    "phone-2",
    "phone-3",
  ]);
});

test("a copy of a whole form keeps the names of its fields", () => {
  const [form] = engine.getWrapper()?.append({ tagName: "form", components: [FIELD("tel", "phone")] }) ?? [];
  engine.select(form);

  duplicateSelected(engine);

  expect(engine.getSelected()?.components().at(0).getAttributes().name).toBe("phone");
});
