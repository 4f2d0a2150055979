import { listChangedPages } from "@/lib/editor/compare-pages";
import { type Choices, type DocumentSides, mergeDocuments } from "@/lib/editor/merge/merge-documents";
import type { Choice } from "@/lib/editor/merge/sides";

const page = (id: string, words: string, frameId = "f") => ({
  id,
  name: id,
  frames: [{ id: frameId, component: { content: words } }],
});
const documentOf = (...pages: ReturnType<typeof page>[]) => ({ pages, styles: [] as object[] });
/** The words of each page. A merged document has them as text nodes. */
const wordsOf = ({ pages }: { pages: readonly object[] }) =>
  Object.fromEntries(
    (pages as ReturnType<typeof page>[]).map(({ id, frames }) => [
      id,
      /"content":"([^"]*)"/.exec(JSON.stringify(frames[0]?.component))?.[1],
    ]),
  );

const findConflicts = (sides: DocumentSides) => mergeDocuments(sides).conflicts;
const merged = (sides: DocumentSides, choices?: Choices) => mergeDocuments(sides, choices).document;

/** Chooses the same side in all conflicts. */
const mergedWith = (choice: Choice, sides: DocumentSides) =>
  merged(sides, Object.fromEntries(findConflicts(sides).map(({ id }) => [id, choice])));

const base = documentOf(page("home", "a"), page("visit", "b"));

test("takes each page from the side that has changed it", () => {
  const sides = {
    base,
    mine: documentOf(page("home", "mine"), page("visit", "b")),
    theirs: documentOf(page("home", "a"), page("visit", "theirs")),
  };
  expect(findConflicts(sides)).toEqual([]);
  expect(wordsOf(merged(sides))).toEqual({ home: "mine", visit: "theirs" });
});

test("does not count the order of an object's keys as a change", () => {
  const reordered = { frames: [{ component: { content: "a" }, id: "other" }], name: "home", id: "home" };
  const sides = {
    base,
    mine: documentOf(page("home", "mine"), page("visit", "b")),
    theirs: documentOf(reordered, page("visit", "b")),
  };

  expect(findConflicts(sides)).toEqual([]);
  expect(wordsOf(merged(sides))).toEqual({ home: "mine", visit: "b" });
});

test("does not count what the engine writes beside typed words as a change of the other side", () => {
  const text = (node: object) => ({
    pages: [
      { id: "home", frames: [{ component: { components: [{ tagName: "p", type: "text", components: [node] }] } }] },
    ],
  });
  const sides = {
    base: text({ type: "textnode", content: "First half", tagName: "" }),
    mine: text({ type: "textnode", content: "First half and more", tagName: "" }),
    theirs: text({ type: "textnode", content: "First half" }),
  };

  expect(findConflicts(sides)).toEqual([]);
  expect(JSON.stringify(merged(sides))).toContain("First half and more");
});

test("keeps pages that either side has added", () => {
  const sides = {
    base,
    mine: documentOf(...base.pages, page("shop", "mine")),
    theirs: documentOf(...base.pages, page("blog", "theirs")),
  };
  expect(wordsOf(merged(sides))).toEqual({ home: "a", visit: "b", shop: "mine", blog: "theirs" });
});

test("deletes a page that one side has deleted and the other has not changed", () => {
  const [home] = base.pages;
  const sides = { base, mine: documentOf(home as never), theirs: base };
  expect(wordsOf(merged(sides))).toEqual({ home: "a" });
});

test.each([
  ["mine", "mine"],
  ["theirs", "theirs"],
] as const)("for a text that both sides have changed, takes the chosen side: %s", (choice, words) => {
  const sides = {
    base,
    mine: documentOf(page("home", "mine"), page("visit", "b")),
    theirs: documentOf(page("home", "theirs"), page("visit", "b")),
  };
  expect(findConflicts(sides)).toMatchObject([{ kind: "text", page: "home", mine: "mine", theirs: "theirs" }]);
  expect(wordsOf(mergedWith(choice, sides))).toEqual({ home: words, visit: "b" });
});

test("a page that one side has deleted and the other has changed is a conflict", () => {
  const [, visit] = base.pages;
  const sides = { base, mine: documentOf(visit as never), theirs: documentOf(page("home", "theirs"), visit as never) };
  expect(findConflicts(sides)).toMatchObject([{ kind: "page", page: "home", mine: null, theirs: "theirs" }]);
  expect(wordsOf(mergedWith("theirs", sides))).toEqual({ home: "theirs", visit: "b" });
});

test("new ids that the engine gives to frames are not a change", () => {
  const sides = {
    base,
    mine: documentOf(page("home", "mine"), page("visit", "b", "x")),
    theirs: documentOf(page("home", "a", "y"), page("visit", "theirs")),
  };
  expect(findConflicts(sides)).toEqual([]);
});

test("merges CSS rules one by one", () => {
  const rule = (name: string, color: string, more = {}) => ({ selectors: [name], style: { color }, ...more });
  const hover = { state: "hover" };
  const sides = {
    base: { ...base, styles: [rule("a", "red"), rule("a", "red", hover), rule("b", "red")] },
    mine: { ...base, styles: [rule("a", "blue"), rule("a", "red", hover), rule("b", "red")] },
    theirs: { ...base, styles: [rule("a", "red"), rule("a", "green", hover), rule("c", "red")] },
  };
  expect(findConflicts(sides)).toEqual([]);
  expect(merged(sides).styles).toEqual([rule("a", "blue"), rule("a", "green", hover), rule("c", "red")]);
});

const text = (words: string, more: object = {}) => ({
  type: "text",
  tagName: "p",
  ...more,
  components: [{ type: "textnode", content: words }],
});
const section = (...components: object[]) => ({ tagName: "section", components });
const pageWith = (...components: object[]) => ({
  pages: [{ id: "home", name: "Home", frames: [{ id: "f", component: { type: "wrapper", components } }] }],
  styles: [] as object[],
});
const contentOf = ({ pages }: { pages: readonly object[] }) =>
  (pages[0] as ReturnType<typeof pageWith>["pages"][number]).frames[0]?.component.components;

describe("on one page", () => {
  const before = pageWith(section(text("First"), text("Second")), section(text("Third")));

  test("merges texts that each side has changed", () => {
    const sides = {
      base: before,
      mine: pageWith(section(text("Mine"), text("Second")), section(text("Third"))),
      theirs: pageWith(section(text("First"), text("Theirs")), section(text("Also theirs"))),
    };
    expect(findConflicts(sides)).toEqual([]);
    expect(contentOf(merged(sides))).toEqual([section(text("Mine"), text("Theirs")), section(text("Also theirs"))]);
  });

  test("keeps what each side has added, removed and moved beside the texts that the other has changed", () => {
    const sides = {
      base: before,
      mine: pageWith(section(text("Third")), section(text("Added"), text("First"), text("Second"))),
      theirs: pageWith(section(text("First"), text("Theirs")), section(text("Third")), section(text("Last"))),
    };
    expect(findConflicts(sides)).toEqual([]);
    expect(contentOf(merged(sides))).toEqual([
      section(text("Third")),
      section(text("Last")),
      section(text("Added"), text("First"), text("Theirs")),
    ]);
  });

  test("asks only about the text that both sides have changed, with both texts", () => {
    const sides = {
      base: before,
      mine: pageWith(section(text("My words"), text("Second")), section(text("Mine too"))),
      theirs: pageWith(section(text("Their words"), text("Theirs too")), section(text("Third"))),
    };
    expect(findConflicts(sides)).toMatchObject([
      { kind: "text", page: "Home", target: "p", mine: "My words", theirs: "Their words" },
    ]);
    expect(contentOf(mergedWith("theirs", sides))).toEqual([
      section(text("Their words"), text("Theirs too")),
      section(text("Mine too")),
    ]);
  });

  test("asks about an element that one side has deleted and the other has changed", () => {
    const sides = {
      base: before,
      mine: pageWith(section(text("First"), text("Second"))),
      theirs: pageWith(section(text("First"), text("Second")), section(text("Changed"))),
    };
    expect(findConflicts(sides)).toMatchObject([{ kind: "element", mine: null, theirs: "Changed" }]);
    expect(contentOf(mergedWith("theirs", sides))).toHaveLength(2);
    expect(contentOf(mergedWith("mine", sides))).toHaveLength(1);
  });

  test("merges the text, the attributes and the classes of one element", () => {
    const link = (words: string, href: string, classes: string[]) =>
      text(words, { tagName: "a", attributes: { href }, classes });
    const sides = {
      base: pageWith(link("Shop", "/shop", ["button"])),
      mine: pageWith(link("Our shop", "/shop", ["button", "large"])),
      theirs: pageWith(link("Shop", "/store", [])),
    };
    expect(findConflicts(sides)).toEqual([]);
    expect(contentOf(merged(sides))).toEqual([link("Our shop", "/store", ["large"])]);
  });

  test("gives an element that both sides have styled one id, with the styles of both", () => {
    const rule = (id: string, style: object) => ({ selectors: [`#${id}`], style });
    const styled = (id: string, style: object) => ({
      ...pageWith(text("First", { attributes: { id } })),
      styles: [rule(id, style)],
    });
    const sides = {
      base: pageWith(text("First")),
      mine: styled("iab1", { color: "red", width: "10px" }),
      theirs: styled("iab2", { color: "blue", height: "20px" }),
    };
    expect(findConflicts(sides)).toMatchObject([
      { kind: "style", target: "#iab1", name: "color", mine: "red", theirs: "blue" },
    ]);
    const both = mergedWith("theirs", sides);
    expect(contentOf(both)).toEqual([text("First", { attributes: { id: "iab1" } })]);
    expect(both.styles).toEqual([rule("iab1", { color: "blue", width: "10px", height: "20px" })]);
  });

  test("keeps an id that somebody has chosen, and the links to it", () => {
    const styled = (id: string, href: string) =>
      pageWith(text("First", { attributes: { id } }), text("Up", { tagName: "a", attributes: { href } }));
    const sides = {
      base: pageWith(text("First"), text("Up", { tagName: "a", attributes: { href: "/" } })),
      mine: styled("iab1", "/"),
      theirs: styled("prices", "#prices"),
    };
    expect(contentOf(merged(sides))).toEqual(contentOf(styled("prices", "#prices")));
  });
});

test("merges the settings of a page one by one", () => {
  const named = (name: string, description: string) => ({ pages: [{ id: "home", name, description }] });
  const sides = { base: named("Home", "a"), mine: named("Start", "a"), theirs: named("Home", "b") };
  expect(findConflicts(sides)).toEqual([]);
  expect(merged(sides).pages).toMatchObject(named("Start", "b").pages);
});

test("`listChangedPages` says what has happened to each page since an earlier version", () => {
  const now = documentOf(page("home", "new", "other"), page("shop", "c"));
  expect(listChangedPages(documentOf(page("home", "a"), page("visit", "b")), now)).toEqual([
    { id: "home", name: "home", change: "changed" },
    { id: "visit", name: "visit", change: "removed" },
    { id: "shop", name: "shop", change: "added" },
  ]);
  expect(listChangedPages(base, base).map(({ change }) => change)).toEqual(["same", "same"]);
});
