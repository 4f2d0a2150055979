import type { Component, Editor } from "grapesjs";
import { canHold, moveSelected } from "@/components/editor/component-actions";
import { copySelected, pasteCopied } from "@/components/editor/copied-element";
import { insertBlock } from "@/components/editor/insert-block";
import { engineWith } from "./editor-page";

const TEXT = { html: "<p>Added</p>", rules: [] };
const SECTION = { html: "<section>Added</section>", rules: [] };

/** Returns an engine with a page of these components, of which the first is selected. */
function engineOf(...components: object[]): Editor {
  const engine = engineWith({ pages: [{ id: "home", frames: [{ component: { type: "wrapper", components } }] }] });
  engine.select(engine.getWrapper()?.components().at(0));
  return engine;
}

/** The tags of the elements in the page, or in the page's first element with this tag. */
function tagsIn(engine: Editor, tag?: string): string[] {
  const page = engine.getWrapper();
  const parent = tag ? page?.components().find((child: Component) => child.tagName === tag) : page;
  return (parent?.components() ?? []).map((child: Component) => child.tagName);
}

test("a block is added inside an empty box", () => {
  const engine = engineOf({ tagName: "div" });

  insertBlock(engine, TEXT);

  expect(tagsIn(engine, "div")).toEqual(["p"]);
});

test("a block is added inside the empty column of a new section", () => {
  const engine = engineOf({ tagName: "section", components: [{ tagName: "div", classes: ["section-column"] }] });

  insertBlock(engine, TEXT);

  expect(tagsIn(engine)).toEqual(["section"]);
  expect(tagsIn(engine, "section")).toEqual(["div"]);
  expect(engine.getSelected()?.parent()?.getClasses()).toEqual(["section-column"]);
});

test.each([
  ["a line", { tagName: "hr" }, "hr"],
  ["a video", { type: "video" }, "video"],
  ["a picture", { type: "image" }, "img"],
])("a block is added after %s, which cannot contain elements", (_, element, tag) => {
  const engine = engineOf(element);

  insertBlock(engine, TEXT);

  expect(tagsIn(engine)).toEqual([tag, "p"]);
  expect(canHold(engine.getWrapper()?.components().at(0) as never)).toBe(false);
});

test.each([
  [
    "in <main>",
    [{ tagName: "header" }, { tagName: "main", components: [{ tagName: "section" }] }, { tagName: "footer" }],
  ],
  ["on a page without <main>", [{ tagName: "header" }, { tagName: "div" }, { tagName: "footer" }]],
])("a section is added above the footer if nothing is selected, %s", (_, parts) => {
  const engine = engineOf(...parts);
  engine.select(undefined);

  insertBlock(engine, SECTION);

  expect(tagsIn(engine).at(-1)).toBe("footer");
  expect([...tagsIn(engine), ...tagsIn(engine, "main")].filter((tag) => tag === "section").length).toBeGreaterThan(0);
});

test("a section is added at the end of <main> if that is selected", () => {
  const engine = engineOf({ tagName: "main", components: [{ tagName: "section" }] }, { tagName: "footer" });

  insertBlock(engine, SECTION);

  expect(tagsIn(engine)).toEqual(["main", "footer"]);
  expect(tagsIn(engine, "main")).toEqual(["section", "section"]);
});

test.each([
  ["a form in a form", { tagName: "form", components: [{ tagName: "div" }] }, "<form></form>", ["form", "form"]],
  ["a link in a link", { tagName: "a", components: [{ tagName: "div" }] }, '<a href="#">Read more</a>', ["a", "a"]],
  [
    "a section with a form in a form",
    { tagName: "form", components: [{ tagName: "div" }] },
    "<div><form></form></div>",
    ["form", "div"],
  ],
])("a block is added beside what it cannot be inside of: %s", (_, around, html, tags) => {
  const engine = engineOf(around);
  engine.select(engine.getWrapper()?.components().at(0).components().at(0));

  insertBlock(engine, { html, rules: [] });

  expect(tagsIn(engine)).toEqual(tags);
});

test.each([
  ["a form", "form", "form"],
  ["a link", "a", "a"],
  ["a box", "p", "div"],
  ["a list item", "li", "li"],
])("%s cannot be dragged or moved into an element that browsers would end before it", (_, outer, inner) => {
  const engine = engineOf({ tagName: outer }, { tagName: inner });
  const [target, source] = engine.getWrapper()?.components().models ?? [];
  engine.select(source);

  expect(target && source && engine.Components.canMove(target, source).result).toBe(false);
  expect(moveSelected(engine, "in")).toBe(false);
});

test("a copied section is pasted after the section in which a box is selected, not into it", () => {
  const engine = engineOf(
    { tagName: "section", components: [{ tagName: "h2" }] },
    { tagName: "section", components: [{ tagName: "div", components: [{ tagName: "p" }] }] },
    { tagName: "footer" },
  );
  copySelected(engine);
  const [, second] = engine.getWrapper()?.components().models ?? [];
  engine.select(second?.components().at(0));

  pasteCopied(engine);

  expect(tagsIn(engine)).toEqual(["section", "section", "section", "footer"]);
  expect(engine.getSelected()?.components().at(0)?.tagName).toBe("h2");
});

const HEADER = { html: "<header>Added</header>", rules: [] };
const FOOTER = { html: "<footer>Added</footer>", rules: [] };

test.each([
  ["a section above the footer that is selected", SECTION, ["section", "footer"], 1, ["section", "section", "footer"]],
  ["a section above a footer that is the only element", SECTION, ["footer"], 0, ["section", "footer"]],
  [
    "the header above the section that is selected",
    HEADER,
    ["section", "section"],
    1,
    ["header", "section", "section"],
  ],
  ["the header after the link that skips it", HEADER, ["a", "section"], 1, ["a", "header", "section"]],
  ["the footer at the end", FOOTER, ["section", "section"], 0, ["section", "section", "footer"]],
  ["another header after what is selected", HEADER, ["header", "section"], 1, ["header", "section", "header"]],
])("adds %s", (_, block, tags, selected, expected) => {
  const engine = engineOf(...tags.map((tagName) => ({ tagName })));
  engine.select(engine.getWrapper()?.components().at(selected));

  insertBlock(engine, block);

  expect(tagsIn(engine)).toEqual(expected);
});

test("a section is added at the end of <main> if the footer below it is selected", () => {
  const engine = engineOf({ tagName: "main", components: [{ tagName: "section" }] }, { tagName: "footer" });
  engine.select(engine.getWrapper()?.components().at(1));

  insertBlock(engine, SECTION);

  expect(tagsIn(engine)).toEqual(["main", "footer"]);
  expect(tagsIn(engine, "main")).toEqual(["section", "section"]);
});

test.each([
  ["a section of the page beside others", "section", "main", true],
  ["no section of the page into the row of the footer", "section", "div", false],
  ["a paragraph into the row of the footer", "p", "div", true],
])("the pointer drops %s", (_, tag, place, expected) => {
  const engine = engineOf(
    { tagName: "main", components: [{ tagName: "section" }, { tagName: "p" }] },
    { tagName: "footer", components: [{ tagName: "div" }] },
  );
  const parts = new Map<string, Component>();
  engine.getWrapper()?.onAll((part) => parts.set(part.tagName, part));
  const [target, source] = [parts.get(place), parts.get(tag)] as [Component, Component];

  expect(engine.Components.canMove(target, source).result).toBe(expected);
});

test("nothing is selected once an undo has removed the selected element", () => {
  const engine = engineOf({ tagName: "p" });
  insertBlock(engine, TEXT);
  expect(engine.getSelected()?.tagName).toBe("p");

  engine.UndoManager.undo();

  expect(engine.getSelected()).toBeUndefined();
});

const row = (name: string) => ({
  tagName: "label",
  components: [{ tagName: "span" }, { tagName: "input", void: true, attributes: { name } }],
});
const FORM = { tagName: "form", components: [row("name"), row("email"), { tagName: "button" }] };
const CHECKBOX = {
  html: '<label><input type="checkbox" name="name"><span>I agree</span></label>',
  rules: [],
  within: "form",
} as const;

/** The names of the fields in the page's first form, in order. */
const fieldNames = (engine: Editor) =>
  [...(engine.getHtml().match(/<form[\s\S]*<\/form>/)?.[0] ?? "").matchAll(/name="([^"]+)"/g)].map(([, name]) => name);

test("a field is added after the last one of the page's form, with a name of its own", () => {
  const engine = engineOf({ tagName: "p" }, FORM);

  insertBlock(engine, CHECKBOX);

  expect(fieldNames(engine)).toEqual(["name", "email", "name-2"]);
  expect(tagsIn(engine, "form")).toEqual(["label", "label", "label", "button"]);
});

test("a field is added after the selected one", () => {
  const engine = engineOf(FORM);
  engine.select(engine.getWrapper()?.components().at(0).components().at(0).components().at(0));

  insertBlock(engine, CHECKBOX);

  expect(fieldNames(engine)).toEqual(["name", "name-2", "email"]);
});

test("a field is not added to a page without a form", () => {
  const engine = engineOf({ tagName: "p" });

  expect(insertBlock(engine, CHECKBOX)).toBeNull();
  expect(tagsIn(engine)).toEqual(["p"]);
});
