import type { Component, Editor } from "grapesjs";
import { applyDocument, leavesAlone } from "@/components/editor/apply-document";
import { readDocument } from "@/components/editor/read-document";
import { isSame } from "@/lib/editor/merge/same";
import type { ProjectDocumentJson } from "@/lib/projects/schema";
import { engineWith } from "./editor-page";

const text = (words: string, more: object = {}) => ({
  type: "text",
  tagName: "p",
  ...more,
  components: [{ type: "textnode", content: words }],
});
const page = (id: string, ...components: object[]) => ({
  id,
  name: id,
  frames: [{ component: { type: "wrapper", components } }],
});
const documentOf = (...pages: object[]) => ({ pages, styles: [] as object[] }) as ProjectDocumentJson;

let engine: Editor;
afterEach(() => engine.destroy());

const texts = () => engine.getWrapper()?.components().models ?? [];
const wordsIn = (component: Component | undefined) => component?.components().at(0)?.get("content");

function start(document: ProjectDocumentJson) {
  engine = engineWith(document);
  engine.UndoManager.clear();
}

const apply = (to: ProjectDocumentJson) => applyDocument(engine, readDocument(engine), to);

test("changes only what is different, and the rest stays selected and can be undone", () => {
  start(documentOf(page("home", text("First"), text("Second"), text("Third"))));
  const [first, second, third] = texts();
  engine.select(third as Component);
  first?.components("Mine");

  apply(
    documentOf(
      page("home", text("Mine"), text("Added"), text("Second of theirs", { classes: ["big"] }), text("Third")),
    ),
  );

  expect(texts().map(wordsIn)).toEqual(["Mine", "Added", "Second of theirs", "Third"]);
  expect(texts()[2]).toBe(second);
  expect(second?.getClasses()).toEqual(["big"]);
  expect(engine.getSelected()).toBe(third);
  expect(engine.UndoManager.hasUndo()).toBe(true);
  engine.UndoManager.undo();
  expect(texts().map(wordsIn)).toEqual(["First", "Added", "Second of theirs", "Third"]);
});

test("an undo of a style leaves a style that came with a merge", () => {
  const styled = (style: object) => ({
    ...documentOf(page("home", text("First", { attributes: { id: "one" } }))),
    styles: [{ selectors: ["#one"], style }],
  });
  start(styled({ color: "red" }));
  texts()[0]?.addStyle({ color: "blue" });

  apply(styled({ color: "blue", width: "10px" }));
  engine.UndoManager.undo();

  expect(texts()[0]?.getStyle()).toEqual({ color: "red", width: "10px" });
});

test("adds, removes, moves and renames pages", () => {
  start(documentOf(page("home", text("a")), page("visit", text("b")), page("shop", text("c"))));
  const after = documentOf(
    page("shop", text("c")),
    { ...page("home", text("a")), name: "Start" },
    page("blog", text("d")),
  );

  apply(after);

  expect(engine.Pages.getAll().map((each) => [each.getId(), each.getName()])).toEqual([
    ["shop", "shop"],
    ["home", "Start"],
    ["blog", "blog"],
  ]);
  expect(engine.Pages.getSelected()?.getId()).toBe("home");
  expect(JSON.stringify(readDocument(engine))).toContain('"d"');
});

test("moves elements, and replaces those of another type", () => {
  start(documentOf(page("home", text("a"), text("b"), { tagName: "section", components: [text("c")] })));
  const after = documentOf(
    page("home", { tagName: "section", components: [text("b"), text("c")] }, text("a"), {
      type: "image",
      tagName: "img",
    }),
  );

  apply(after);
  const [section, paragraph, picture] = texts();
  expect(section?.components().map(wordsIn)).toEqual(["b", "c"]);
  expect(wordsIn(paragraph)).toBe("a");
  expect(picture?.get("type")).toBe("image");
});

test("adds no event handlers, and no addresses that run code", () => {
  start(documentOf(page("home", text("a", { tagName: "a", attributes: { href: "/" } }))));
  const attributes = { href: "javascript:alert(1)", onclick: "alert(1)", title: "b" };

  apply(documentOf(page("home", text("a", { tagName: "a", attributes }))));

  expect(texts()[0]?.getAttributes()).toMatchObject({ title: "b" });
  expect(JSON.stringify(readDocument(engine))).not.toContain("alert");
});

test("says whether the text that is being edited would stay as it is", () => {
  start(documentOf(page("home", text("a"), text("b"))));
  const from = readDocument(engine);
  const stays = (...components: object[]) =>
    leavesAlone("home", [1], { from, to: documentOf(page("home", ...components)) });

  expect(stays(text("changed"), text("b"))).toBe(true);
  expect(stays(text("a"), text("added"), text("b"))).toBe(true);
  expect(stays(text("a"), text("changed"))).toBe(false);
  expect(stays(text("b"), text("a"))).toBe(false);
  expect(stays(text("a"))).toBe(false);
  expect(isSame(readDocument(engine), from)).toBe(true);
});
