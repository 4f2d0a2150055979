import type { ProjectDocumentJson } from "@/lib/projects/schema";

/** Two versions of a document, the user's and somebody else's. `base`: the last version that both sides had. */
export type Sides = { base: ProjectDocumentJson; mine: ProjectDocumentJson; theirs: ProjectDocumentJson };
export type Choice = "mine" | "theirs";

/** What the user decides about pages that both sides changed. `copy`: a new project gets the user's own version. */
export type MergeDecision = { copy: true } | { copy: false; choices: Readonly<Record<string, Choice>> };

type Page = ProjectDocumentJson["pages"][number];
type JsonObject = Record<string, unknown>;
/** A CSS rule. */
type Rule = JsonObject;

/** A page that both sides have changed in different ways. A side that has deleted the page is null. */
export type Conflict = { id: string; name: string; mine: Page | null; theirs: Page | null };

/** Finds the pages that both sides have changed in different ways. The user must choose a version of each. */
export function findConflicts({ base, mine, theirs }: Sides): Conflict[] {
  const basePages = byId(base.pages);
  const myPages = byId(mine.pages);
  const theirPages = byId(theirs.pages);
  return [...new Set([...myPages.keys(), ...theirPages.keys(), ...basePages.keys()])].flatMap((id) => {
    const myPage = myPages.get(id);
    const theirPage = theirPages.get(id);
    const basePage = basePages.get(id);
    if (isSame(myPage, theirPage) || changedSide({ base: basePage, mine: myPage, theirs: theirPage })) return [];
    return [{ id, name: myPage?.name ?? theirPage?.name ?? id, mine: myPage ?? null, theirs: theirPage ?? null }];
  });
}

/**
 * Returns one document with the changes of both sides. If both have changed a page, takes the version of the chosen
 * side, or `mine` if none is chosen. If both have changed a CSS rule or another value, takes `mine`. If no page would
 * be left, keeps the pages of `mine`.
 */
export function mergeDocuments(sides: Sides, choices: Readonly<Record<string, Choice>> = {}): ProjectDocumentJson {
  const { base, mine, theirs } = sides;
  const pages = mergeLists(
    { base: base.pages, mine: mine.pages, theirs: theirs.pages },
    ({ id }) => id,
    (id) => choices[id] ?? "mine",
  );
  const styles = mergeLists(
    { base: rulesOf(base), mine: rulesOf(mine), theirs: rulesOf(theirs) },
    ruleKey,
    () => "mine",
  );
  const changedEntries = Object.entries(mine).filter(([key, value]) => !isSame(value, base[key]));
  return { ...theirs, ...Object.fromEntries(changedEntries), styles, pages: pages.length > 0 ? pages : mine.pages };
}

type Lists<Item> = { base: readonly Item[]; mine: readonly Item[]; theirs: readonly Item[] };

/** Merges two lists whose items have keys. Keeps the order of `mine`. Items that only `theirs` has added come last. */
function mergeLists<Item>(lists: Lists<Item>, keyOf: (item: Item) => string, choose: (key: string) => Choice): Item[] {
  const base = byKey(lists.base, keyOf);
  const mine = byKey(lists.mine, keyOf);
  const theirs = byKey(lists.theirs, keyOf);
  return [...new Set([...mine.keys(), ...theirs.keys()])].flatMap((key) => {
    const item = { base: base.get(key), mine: mine.get(key), theirs: theirs.get(key) };
    const side = changedSide(item) ?? choose(key);
    return item[side] ?? [];
  });
}

/** The only side that has changed the item, or `theirs` if neither has. Null if both have. */
function changedSide<Item>(item: { base: Item; mine: Item; theirs: Item }): Choice | null {
  if (isSame(item.mine, item.base)) return "theirs";
  return isSame(item.theirs, item.base) ? "mine" : null;
}

const byKey = <Item>(items: readonly Item[], keyOf: (item: Item) => string) =>
  new Map(items.map((item) => [keyOf(item), item]));
const byId = (pages: readonly Page[]) => byKey(pages, ({ id }) => id);

const rulesOf = ({ styles }: ProjectDocumentJson): Rule[] => (Array.isArray(styles) ? (styles as Rule[]) : []);

/** Identifies what a CSS rule applies to. Its declarations do not matter. */
const ruleKey = ({ selectors = [], selectorsAdd, state, mediaText, atRuleType }: Rule) =>
  JSON.stringify([selectors, selectorsAdd, state, mediaText, atRuleType]);

/**
 * Whether two parts of documents are the same to the user. Ignores the ids of frames, which the editor's engine creates
 * anew each time, and the order of keys, which depends on when they were set.
 */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a)) return Array.isArray(b) && isSameList(a, b, isSame);
  return isObject(a) && isObject(b) && isSameObject(a, b);
}

/** A missing key is the same as one whose value is undefined. */
const isSameObject = (a: JsonObject, b: JsonObject): boolean =>
  Object.keys({ ...a, ...b }).every((key) => {
    const [first, second] = [a[key], b[key]];
    if (key === "frames" && Array.isArray(first) && Array.isArray(second))
      return isSameList(first, second, isSameFrame);
    return isSame(first, second);
  });

const isSameFrame = (a: object, b: object): boolean => isSame({ ...a, id: undefined }, { ...b, id: undefined });

const isSameList = <Item>(a: readonly Item[], b: readonly Item[], equal: (a: Item, b: Item) => boolean): boolean =>
  a.length === b.length && a.every((item, index) => equal(item, b[index] as Item));

const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
