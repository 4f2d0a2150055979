import type { Component, Editor } from "grapesjs";
import { BASIC_BLOCKS } from "@/components/editor/basic-blocks";
import { insertBlock } from "@/components/editor/insert-block";
import { textUnitOf } from "@/components/editor/texts/text-unit";
import { SECTIONS } from "@/lib/sections/sections";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { isFormatting } from "@/lib/site-pages/separate-texts";
import { CATALOG } from "@/lib/templates/catalog";
import { templateDocument } from "@/lib/templates/template-document";
import { engineWith } from "./editor-page";

let engine: Editor;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  engine.destroy();
  endOfStep(); // the engine counts the steps of all tests together
  jest.useRealTimers();
});

const emptyEngine = () => engineWith({ pages: [{ id: "home", frames: [{ component: { type: "wrapper" } }] }] });

const json = (component: Component) => JSON.parse(JSON.stringify(component)) as DocumentComponent;

/** All components in a component. */
const within = (component: Component): Component[] =>
  component.components().models.flatMap((part) => [part, ...within(part)]);

/** The elements that are more than the formatting of words. */
const otherElements = (root: Component) => within(root).filter((part) => !isFormatting(json(part)));

const words = (component: Component) => within(component).filter((part) => part.get("type") === "textnode");

/** Types over each text of a page, as Ctrl+A does: nothing stays of what was in the edited element. */
function typeOverAll(root: Component): void {
  const pressed = words(root).flatMap((text) => text.parent() ?? []);
  for (const element of pressed) if (element.parent()) textUnitOf(element)?.components("Typed over");
}

/** What is expected of a page whose texts have all been typed over. */
function expectOnlyTextsChanged(root: Component): void {
  const before = otherElements(root);
  expect(words(root).length).toBeGreaterThan(0);

  typeOverAll(root);

  const left = new Set(within(root));
  expect(before.filter((part) => !left.has(part)).map((part) => part.toHTML())).toEqual([]);
  const typed = words(root).filter((text) => /\S/.test(String(text.get("content"))));
  const outside = typed.filter((text) => !/^(?:option|textarea)$/.test(text.parent()?.tagName ?? ""));
  expect(new Set(outside.map((text) => text.get("content")))).toEqual(new Set(["Typed over"]));
}

const BLOCKS = BASIC_BLOCKS.filter(({ html }) => />[^<]*\w/.test(html));

test.each([...SECTIONS, ...BLOCKS].map(({ id, html }) => [id, html] as const))(
  "typing over each text of %s changes nothing else",
  (_, html) => {
    engine = emptyEngine();
    insertBlock(engine, { html, rules: [] });

    expectOnlyTextsChanged(engine.getWrapper() as Component);
  },
);

test.each(SECTIONS.map(({ id, html }) => [id, html] as const))(
  "typing over each text of %s changes nothing else in a document that was made before",
  (_, html) => {
    engine = emptyEngine();
    engine.addComponents(html);

    expectOnlyTextsChanged(engine.getWrapper() as Component);
  },
);

test.each(CATALOG.filter(({ id }) => id !== "blank").map((template) => [template.id, template] as const))(
  "typing over each text of the template %s changes nothing else",
  (_, template) => {
    engine = engineWith(templateDocument(template));
    for (const page of engine.Pages.getAll()) expectOnlyTextsChanged(page.getMainComponent());
  },
);

test.each(['<a href="/">Book</a>', "<label>Name</label>", "<button>Send</button>", "<h2>One <b>two</b></h2>"])(
  "%s is edited as a whole, in no new element",
  (html) => {
    engine = emptyEngine();
    const [element] = engine.addComponents(html) as Component[];

    const edited = textUnitOf(element?.components().at(0) as Component);

    expect(edited).toBe(element);
  },
);

/** A label as documents had it before each text was an element of its own. */
const MIXED = "<form><label>Your name <b>please</b> <input> or <i>not</i></label></form>";

const byTag = (root: Component, tag: string) => within(root).find(({ tagName }) => tagName === tag) as Component;

test("one undo reverts what was typed beside a field, and the undo before it finds the old places", () => {
  engine = emptyEngine();
  engine.addComponents(MIXED);
  const page = engine.getWrapper() as Component;
  const original = page.toHTML();
  endOfStep();
  byTag(page, "i").remove();
  const withoutWord = page.toHTML();
  endOfStep();

  const text = textUnitOf(byTag(page, "label")) as Component;
  endOfStep();
  text.components().resetFromString("Name");
  const typed = page.toHTML();

  expect(typed).toContain("Name</span> <input");
  engine.UndoManager.undo();
  expect(page.toHTML()).toBe(withoutWord);
  engine.UndoManager.undo();
  expect(page.toHTML()).toBe(original);
});

/** The engine undoes at once what was changed without a pause. */
const endOfStep = () => jest.runAllTimers();
