import type { Component, Editor } from "grapesjs";
import { placeOfPasted } from "@/components/editor/files/file-place";
import { insertFiles } from "@/components/editor/files/insert-file";
import type { FileEntryJson } from "@/lib/files/schema";
import { engineWith } from "./editor-page";

const text = (tagName: string, content: string) => ({
  type: "text",
  tagName,
  components: [{ type: "textnode", content }],
});

let engine: Editor;
beforeEach(() => {
  const components = [
    text("h1", "Bread"),
    { tagName: "ul", components: [text("li", "Rye"), text("li", "Oat")] },
    { tagName: "section", components: [text("p", "At six.")] },
  ];
  engine = engineWith({
    pages: [
      { id: "home", name: "Home", frames: [{ component: { type: "wrapper", components } }] },
      { id: "visit", name: "Visit", frames: [{ component: { type: "wrapper", components: [] } }] },
    ],
  });
  engine.UndoManager.clear();
});
afterEach(() => engine.destroy());

/** The first element with a tag. */
function find(tag: string): Component {
  const found: Component[] = [];
  engine.getWrapper()?.onAll((component) => {
    if (component.tagName === tag) found.push(component);
  });
  return found[0] as Component;
}

const tagsIn = (parent: Component | undefined) => parent?.components().map((child: Component) => child.tagName);

const menu = {
  ...{ id: 1, name: "menu.pdf", file_name: "stored", file_size: 10, mime: "application/pdf", extension: "pdf" },
  ...{ type: "pdf", url: "/files/menu", created_at: "2026-11-01T10:00:00.000Z", deleted_at: null, may: [] },
} as FileEntryJson;

/** Adds a file after the element that a tag finds. */
async function addAfter(tag: string | null) {
  engine.select(tag === null ? undefined : find(tag));
  const place = placeOfPasted(engine);
  if (place === null || "picture" in place) throw new Error("There is no place.");
  await insertFiles(engine, [menu], place);
}

test.each([
  ["h1", ["h1", "a", "ul", "section"]],
  ["li", ["h1", "ul", "a", "section"]],
  [null, ["h1", "ul", "section", "a"]],
])("a file goes after %s, but never into a list", async (tag, tags) => {
  await addAfter(tag);

  expect(tagsIn(engine.getWrapper())).toEqual(tags);
});

test("a file goes beside a text in a section, not into the text", async () => {
  await addAfter("p");

  expect(tagsIn(find("section"))).toEqual(["p", "a"]);
  expect(find("a").getAttributes().href).toBe("/files/menu");
});

test("a file whose place was deleted while it was uploaded is added to the page that is open", async () => {
  engine.select(find("p"));
  const place = placeOfPasted(engine);
  if (place === null || "picture" in place) throw new Error("There is no place.");
  find("section").remove();

  await insertFiles(engine, [menu], place);

  expect(tagsIn(engine.getWrapper())).toEqual(["h1", "ul", "a"]);
});

test("a single undo removes several files that were added together", async () => {
  engine.select(find("h1"));
  const place = placeOfPasted(engine);
  if (place === null || "picture" in place) throw new Error("There is no place.");
  await insertFiles(
    engine,
    [menu, { ...menu, id: 2, url: "/files/two" }, { ...menu, id: 3, url: "/files/three" }],
    place,
  );
  expect(tagsIn(engine.getWrapper())).toEqual(["h1", "a", "a", "a", "ul", "section"]);

  engine.UndoManager.undo();

  expect(tagsIn(engine.getWrapper())).toEqual(["h1", "ul", "section"]);
});

test("a single undo removes an added file", async () => {
  await addAfter("h1");

  engine.UndoManager.undo();

  expect(tagsIn(engine.getWrapper())).toEqual(["h1", "ul", "section"]);
});
