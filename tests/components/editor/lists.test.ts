import type { Component, Editor } from "grapesjs";
import { BASIC_BLOCKS } from "@/components/editor/basic-blocks";
import { insertBlock } from "@/components/editor/insert-block";
import { addItem, addItems, duplicateItem, moveItem, removeItem } from "@/components/editor/lists/change-list";
import { findList, type ItemList, type ListItem, listsIn } from "@/components/editor/lists/find-list";
import { labelOf } from "@/components/editor/lists/item-label";
import { textsOf } from "@/components/editor/lists/item-texts";
import { createT } from "@/lib/i18n/create-t";
import { SECTIONS } from "@/lib/sections/sections";
import { CATALOG } from "@/lib/templates/catalog";
import { templateDocument } from "@/lib/templates/template-document";
import { engineWith } from "./editor-page";

const t = createT({ language: "en", lines: {} });

let engine: Editor;
beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  engine.destroy();
  endOfStep(); // the engine counts the steps of all tests together
  jest.useRealTimers();
});

/** The engine undoes at once what was changed without a pause. */
const endOfStep = () => jest.runAllTimers();

/** Returns the page with this content. */
function pageWith(html: string): Component {
  engine = engineWith({ pages: [{ id: "home", frames: [{ component: { type: "wrapper" } }] }] });
  engine.addComponents(html);
  endOfStep();
  return engine.getWrapper() as Component;
}

const within = (component: Component): Component[] => [component, ...component.components().models.flatMap(within)];
const listsOn = (page: Component): ItemList[] => within(page).flatMap(listsIn);
const labels = (list: ItemList) => list.items.map((item) => labelOf(list, item, t));
const onlyList = (page: Component): ItemList => {
  const [list] = listsOn(page);
  if (!list) throw new Error("The page has no list.");
  return list;
};
/** The list as it is after a change. */
const again = ({ parent, items }: ItemList) =>
  listsIn(parent).find((list) => list.items.some(([part]) => part === items[0]?.[0])) ?? onlyList(parent);
const firsts = (list: ItemList) => again(list).items.map(([part]) => part);

test.each([
  ["Questions", "<div><details><summary>When?</summary><p>At six.</p></details></div>", ["When?"]],
  [
    "Options",
    '<select><option value="a">One</option><optgroup label="More"><option>Two</option></optgroup></select>',
    ["One", "Two"],
  ],
  ["Options", '<datalist><option value="Rye"></option></datalist>', ["Rye"]],
  [
    "Choices",
    "<fieldset><legend>When</legend><label><input type=radio name=a value=1>Day</label><label><input type=radio name=a value=2>Night</label></fieldset>",
    ["Day", "Night"],
  ],
  [
    "Fields",
    "<form><label class=f>Name<input></label><label class='w f'>Text<textarea></textarea></label><button>Go</button></form>",
    ["Name", "Text"],
  ],
  [
    "Links",
    "<nav><a class=logo>Home</a><a class=l href=/a>Shop</a><a class=l href=/b>Visit</a></nav>",
    ["Shop", "Visit"],
  ],
  ["Links", "<nav><ul><li><a href=/a>Shop</a></li></ul></nav>", ["Shop"]],
  ["List", "<ol><li>First</li><li>Second <b>one</b></li></ol>", ["First", "Second one"]],
  ["Rows", "<dl><dt>Mon</dt><dd>9:00</dd><dd>late</dd><dt>Tue</dt><dd>shut</dd></dl>", ["Mon", "Tue"]],
  ["Rows", "<table><tbody><tr><td>Rye</td><td>3 €</td></tr></tbody></table>", ["Rye"]],
  [
    "Items",
    "<div><article class=card><h3>One</h3></article><article class='card best'><h3>Two</h3></article></div>",
    ["One", "Two"],
  ],
  ["Items", "<div><img class=photo alt=Oven><img class=photo alt=''></div>", ["Oven", "Item 2"]],
])("%s are found in %s", (name, html, expected) => {
  const list = onlyList(pageWith(html));

  expect(list.kind.name).toBe(name);
  expect(labels(list)).toEqual(expected);
});

test.each([
  "<div><p class=a>One</p><p class=a>Two</p></div>",
  "<section class=s></section><section class=s></section>",
  "<main><div class=wrap>One</div><div class=wrap>Two</div></main>",
  "<svg><path class=p></path><path class=p></path></svg>",
  "<p><span class=a>One</span> <span class=a>two</span></p>",
])("nothing in %s is a list", (html) => {
  const page = pageWith(html);

  expect(listsOn(page)).toEqual([]);
});

const find = (page: Component, test: (part: Component) => boolean) => within(page).find(test) as Component;
const byTag = (page: Component, tag: string) => find(page, ({ tagName }) => tagName === tag);

test("the list around the selected element is edited, and its own list where it is no item", () => {
  const card =
    "<article class=card><h3>Plan</h3><a class=go>Book</a><a class=go>Ask</a><ul><li>Tea</li></ul></article>";
  const page = pageWith(`<div id=cards>${card}${card}</div><nav><ul><li><a>Shop</a></li></ul></nav>`);

  expect(findList(byTag(page, "article"))?.parent).toBe(page.components().at(0));
  expect(findList(byTag(page, "h3"))?.parent).toBe(page.components().at(0));
  expect(findList(byTag(page, "ul"))?.kind.name).toBe("List");
  expect(findList(byTag(page, "a"))?.parent).toBe(byTag(page, "article"));
  expect(findList(byTag(page, "nav"))?.kind.name).toBe("Links");
  expect(findList(page)).toBeNull();
});

const json = (component: Component) => JSON.parse(JSON.stringify(component)) as unknown;
const ids = (page: Component) =>
  within(page).flatMap((part) => (part.getAttributes({ noStyle: true }).id as string) ?? []);

/** Lists of the same shape, such as the menu of each page, are tried once. */
function shapeOf({ kind, parent, items }: ItemList): string {
  const classes = [parent, ...(items[0] ?? [])].map((part) => `${part.tagName} ${part.getClasses().join(" ")}`);
  return [kind.name, ...classes].join();
}

/** Changes each list of the pages and takes the change back, and expects that nothing else has changed. */
function expectListsToChangeAlone(pages: readonly Component[]): void {
  endOfStep(); // the engine gives an id to an element that it has selected
  const before = pages.map(json);
  const lists = new Map(pages.flatMap(listsOn).map((list) => [shapeOf(list), list]));
  for (const list of lists.values()) {
    expectToMove(list);
    expectToGrow(list);
    endOfStep();
  }
  expect(pages.map(json)).toEqual(before);
}

function expectToMove(list: ItemList): void {
  const before = json(list.parent);
  const [first, ...others] = firsts(list);

  moveItem(engine, list, { from: 0, to: others.length });
  expect(firsts(list)).toEqual([...others, first]);
  moveItem(engine, again(list), { from: others.length, to: 0 });
  expect(json(list.parent)).toEqual(before);
}

function expectToGrow(list: ItemList): void {
  const before = json(list.parent);
  const [first, last] = [list.items[0] as ListItem, list.items.at(-1) as ListItem];

  const copy = duplicateItem(engine, first) as ListItem;
  const added = addItem(engine, again(list), t) as ListItem;

  expect(firsts(list)[1]).toBe(copy[0]);
  expect(textsOf(copy).map(({ words }) => words)).toEqual(textsOf(first).map(({ words }) => words));
  expect(firsts(list).at(-1)).toBe(added[0]);
  expect(textsOf(added).length).toBe(textsOf(last).length);
  for (const { words } of textsOf(added)) expect(words).toMatch(/^(?:New|A new|Say|The answer)|0/);
  expect(new Set(ids(list.parent)).size).toBe(ids(list.parent).length);
  removeItem(engine, again(list), again(list).items[1] ?? copy);
  removeItem(engine, again(list), again(list).items.at(-1) ?? added);
  expect(json(list.parent)).toEqual(before);
}

test.each([...SECTIONS, ...BASIC_BLOCKS].map(({ id, html }) => [id, html] as const))(
  "each list of %s can be changed, and nothing else changes with it",
  (_, html) => {
    engine = engineWith({ pages: [{ id: "home", frames: [{ component: { type: "wrapper" } }] }] });
    insertBlock(engine, { html, rules: [] });

    expectListsToChangeAlone([engine.getWrapper() as Component]);
  },
);

test.each(CATALOG.filter(({ id }) => id !== "blank").map((template) => [template.id, template] as const))(
  "each list of the template %s can be changed, and nothing else changes with it",
  (_, template) => {
    engine = engineWith(templateDocument(template));
    const pages = engine.Pages.getAll().map((page) => page.getMainComponent());
    expect(pages.flatMap(listsOn).length).toBeGreaterThan(3);

    expectListsToChangeAlone(pages);
  },
);

test("one undo takes back a new item, and one a pasted list", () => {
  const page = pageWith("<ul><li>First</li><li>Second</li></ul>");
  const before = page.toHTML();

  addItem(engine, onlyList(page), t);
  endOfStep();
  expect(labels(onlyList(page))).toEqual(["First", "Second", "New item"]);
  addItems(engine, onlyList(page), { rows: [["One"], ["Two"]], replaces: true }, t);
  endOfStep();
  expect(labels(onlyList(page))).toEqual(["One", "Two"]);

  engine.UndoManager.undo();
  expect(labels(onlyList(page))).toEqual(["First", "Second", "New item"]);
  engine.UndoManager.undo();
  expect(page.toHTML()).toBe(before);
});

test("one undo moves an item back, its term and all its descriptions", () => {
  const page = pageWith("<dl><dt>Mon</dt><dd>9:00</dd><dd>late</dd><dt>Tue</dt><dd>shut</dd></dl>");
  const before = page.toHTML();

  moveItem(engine, onlyList(page), { from: 0, to: 1 });
  endOfStep();
  expect(page.toHTML()).toContain("<dt>Tue</dt><dd>shut</dd><dt>Mon</dt><dd>9:00</dd><dd>late</dd>");

  engine.UndoManager.undo();
  expect(page.toHTML()).toBe(before);
});

test("a new question is closed, a new option is not chosen and has a value of its own", () => {
  const page = pageWith(
    "<details open><summary>When?</summary><p>At six.</p></details><select><option value=a selected>A</option></select>",
  );

  for (const list of listsOn(page)) addItem(engine, list, t);

  expect(page.toHTML()).toContain("<details><summary>A new question?</summary><p>The answer.</p></details>");
  expect(page.toHTML()).toContain('<option value="New option">New option</option>');
});

test("a new card shows the placeholder and leads nowhere, and keeps the shape of its price", () => {
  const page = pageWith(
    `<ul><li><img src="/a.jpg" srcset="/a-2.jpg 2x" alt="Rye"><h3>Rye</h3><p>Dark.</p><b class=price>€4.50</b><a href="/rye">Order</a></li></ul>`,
  );

  const added = addItem(engine, onlyList(page), t);

  expect(added?.[0].toHTML()).toBe(
    '<li><img src="/sections/placeholder.svg" alt=""/><h3>New item</h3><p>Say more here.</p><b class="price">€0.00</b><a href="#">Say more here.</a></li>',
  );
});

test("a new field and a copied one have names of their own, a new choice that of its group", () => {
  const page = pageWith(
    "<form><label>Name<input name=name></label><label>Age<input name=age></label></form>" +
      "<fieldset><label><input type=radio name=day value=Sun>Sun</label>" +
      "<label><input type=radio name=day value=Mon checked>Mon</label></fieldset>",
  );
  const [fields, choices] = listsOn(page) as [ItemList, ItemList];

  if (fields.items[0]) duplicateItem(engine, fields.items[0]);
  addItem(engine, again(fields), t);
  addItem(engine, choices, t);

  const inputs = within(page)
    .filter(({ tagName }) => tagName === "input")
    .map((input) => input.getAttributes({ noStyle: true }));
  expect(inputs.map(({ name }) => name)).toEqual(["name", "name-2", "age", "new-field", "day", "day", "day"]);
  expect(inputs.at(-1)).toMatchObject({ type: "radio", name: "day", value: "New choice" });
});

test("a new picture has the usual shape, not that of the last one, which stands out", () => {
  const picture = (shape: string) => `<img class="picture ${shape}" src="/p.png" alt="">`;
  const list = onlyList(pageWith(`<div>${picture("large")}${picture("")}${picture("wide")}</div>`));

  addItem(engine, list, t);

  expect(firsts(list).map((part) => part.getClasses().join(" "))).toEqual([
    "picture large",
    "picture",
    "picture wide",
    "picture",
  ]);
});

test("what is between the items stays where it is", () => {
  const page = pageWith("<div><img class=a alt=1><hr><img class=a alt=2><img class=a alt=3></div>");
  const alts = () =>
    page
      .components()
      .at(0)
      .components()
      .models.map((part) => part.getAttributes().alt ?? part.tagName);

  moveItem(engine, onlyList(page), { from: 0, to: 2 });
  expect(alts()).toEqual(["2", "hr", "3", "1"]);
  moveItem(engine, onlyList(page), { from: 2, to: 0 });
  expect(alts()).toEqual(["1", "hr", "2", "3"]);
});

test("an option moves between groups", () => {
  const page = pageWith("<select><option>A</option><optgroup><option>B</option><option>C</option></optgroup></select>");

  moveItem(engine, onlyList(page), { from: 2, to: 0 });

  expect(page.toHTML()).toContain("<option>C</option><optgroup><option>A</option><option>B</option></optgroup>");
});

test("an emptied list gets its first item", () => {
  const page = pageWith("<ul></ul><select name=size></select>");

  for (const list of listsOn(page)) addItem(engine, list, t);

  expect(page.toHTML()).toContain("<ul><li>New item</li></ul>");
  expect(page.toHTML()).toContain('<select name="size"><option>New option</option></select>');
});

test("texts are changed in place, and their formatting stays where they have some", () => {
  const page = pageWith(
    "<ul><li><b>Rye</b> bread <a href='/a'>more</a></li><li> Plain </li><li><input>Beside</li></ul>",
  );
  const texts = onlyList(page).items.flatMap(textsOf);

  for (const { write } of texts) write?.("<i>Wheat");

  expect(texts.map(({ words }) => words)).toEqual(["Rye bread more", "Plain", "Beside"]);
  expect(page.toHTML()).toContain('<b>Rye</b> bread <a href="/a">more</a>');
  expect(page.toHTML()).toContain("&lt;i&gt;Wheat");
  expect(page.toHTML()).toContain("<input/>&lt;i&gt;Wheat");
});
