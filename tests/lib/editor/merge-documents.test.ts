import { listChangedPages } from "@/lib/editor/compare-pages";
import { findConflicts, mergeDocuments } from "@/lib/editor/merge-documents";

const page = (id: string, words: string, frameId = "f") => ({
  id,
  name: id,
  frames: [{ id: frameId, component: { content: words } }],
});
const documentOf = (...pages: ReturnType<typeof page>[]) => ({ pages, styles: [] as object[] });
const wordsOf = ({ pages }: { pages: readonly object[] }) =>
  Object.fromEntries((pages as ReturnType<typeof page>[]).map(({ id, frames }) => [id, frames[0]?.component.content]));

const base = documentOf(page("home", "a"), page("visit", "b"));

test("takes each page from the side that has changed it", () => {
  const sides = {
    base,
    mine: documentOf(page("home", "mine"), page("visit", "b")),
    theirs: documentOf(page("home", "a"), page("visit", "theirs")),
  };
  expect(findConflicts(sides)).toEqual([]);
  expect(wordsOf(mergeDocuments(sides))).toEqual({ home: "mine", visit: "theirs" });
});

test("does not count the order of an object's keys as a change", () => {
  const reordered = { frames: [{ component: { content: "a" }, id: "other" }], name: "home", id: "home" };
  const sides = {
    base,
    mine: documentOf(page("home", "mine"), page("visit", "b")),
    theirs: documentOf(reordered, page("visit", "b")),
  };

  expect(findConflicts(sides)).toEqual([]);
  expect(wordsOf(mergeDocuments(sides))).toEqual({ home: "mine", visit: "b" });
});

test("keeps pages that either side has added", () => {
  const sides = {
    base,
    mine: documentOf(...base.pages, page("shop", "mine")),
    theirs: documentOf(...base.pages, page("blog", "theirs")),
  };
  expect(wordsOf(mergeDocuments(sides))).toEqual({ home: "a", visit: "b", shop: "mine", blog: "theirs" });
});

test("deletes a page that one side has deleted and the other has not changed", () => {
  const [home] = base.pages;
  const sides = { base, mine: documentOf(home as never), theirs: base };
  expect(wordsOf(mergeDocuments(sides))).toEqual({ home: "a" });
});

test.each([
  ["mine", "mine"],
  ["theirs", "theirs"],
] as const)("for a page that both sides have changed, takes the chosen side: %s", (choice, words) => {
  const sides = {
    base,
    mine: documentOf(page("home", "mine"), page("visit", "b")),
    theirs: documentOf(page("home", "theirs"), page("visit", "b")),
  };
  expect(findConflicts(sides).map(({ id }) => id)).toEqual(["home"]);
  expect(wordsOf(mergeDocuments(sides, { home: choice }))).toEqual({ home: words, visit: "b" });
});

test("a page that one side has deleted and the other has changed is a conflict", () => {
  const [, visit] = base.pages;
  const sides = { base, mine: documentOf(visit as never), theirs: documentOf(page("home", "theirs"), visit as never) };
  expect(findConflicts(sides)).toMatchObject([{ id: "home", mine: null }]);
  expect(wordsOf(mergeDocuments(sides, { home: "theirs" }))).toEqual({ home: "theirs", visit: "b" });
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
  expect(mergeDocuments(sides).styles).toEqual([rule("a", "blue"), rule("a", "green", hover), rule("c", "red")]);
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
