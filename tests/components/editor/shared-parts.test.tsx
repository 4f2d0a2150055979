import { cleanup, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Component, Editor } from "grapesjs";
import { SharedPartNote } from "@/components/editor/shared-part-note";
import { engineWith, renderInEditor } from "./editor-page";

const text = (tagName: string, content: string, attributes: object = {}) => ({
  type: "text",
  tagName,
  attributes,
  components: [{ type: "textnode", content }],
});
const menu = (name: string, current: string, id = "menu") => ({
  tagName: "header",
  attributes: { id },
  components: [
    text("a", name, { href: "/", ...(current === "/" && { "aria-current": "page" }) }),
    text("a", "Visit", { href: "/visit", ...(current === "/visit" && { "aria-current": "page" }) }),
  ],
});
const pageOf = (id: string, ...components: object[]) => ({
  id,
  name: id,
  slug: id === "home" ? "" : id,
  frames: [{ component: { type: "wrapper", components } }],
});

let engine: Editor;
afterEach(() => {
  cleanup();
  engine.destroy();
});

/** Opens the first page, and selects the first link of its header. */
function open(...pages: ReturnType<typeof pageOf>[]): void {
  engine = engineWith({ pages });
  const link = partsOf("home")[0]?.components().at(0);
  renderInEditor(<SharedPartNote component={link as Component} />, engine);
}

const partsOf = (id: string) => engine.Pages.get(id)?.getMainComponent().components().models ?? [];
const linksOf = (id: string) =>
  partsOf(id)[0]
    ?.components()
    .models.map((link) => [link.components().at(0)?.get("content"), link.getAttributes()["aria-current"] ?? null]);

test("a header is copied to the pages on which it differs, which keep the mark of their own link, in one step", async () => {
  open(
    pageOf("home", menu("Rye & Co", "/"), text("h1", "Bread")),
    pageOf("visit", menu("Bakery", "/visit"), text("h1", "Visit")),
    pageOf("terms", text("h1", "Terms")),
  );
  engine.UndoManager.clear();

  await userEvent.click(screen.getByRole("button", { name: "Header: use on all pages" }));

  expect(linksOf("visit")).toEqual([
    ["Rye & Co", null],
    ["Visit", "page"],
  ]);
  expect(partsOf("visit").map(({ tagName }) => tagName)).toEqual(["header", "h1"]);
  expect(partsOf("terms").map(({ tagName }) => tagName)).toEqual(["header", "h1"]);
  expect(linksOf("home")?.[0]).toEqual(["Rye & Co", "page"]);

  engine.UndoManager.undo();
  expect(linksOf("visit")?.[0]).toEqual(["Bakery", null]);
  expect(partsOf("terms").map(({ tagName }) => tagName)).toEqual(["h1"]);
});

test("a header that differs only in its ids and in the mark of the open page is the same", () => {
  open(pageOf("home", menu("Bakery", "/", "a")), pageOf("visit", menu("Bakery", "/visit", "b")));

  expect(screen.queryByRole("button")).toBeNull();
});

test("other parts of a page are its own", () => {
  const box = { tagName: "section", components: [text("p", "Bread")] };
  open(pageOf("home", box), pageOf("visit"));

  expect(screen.queryByRole("button")).toBeNull();
});
