import { attributesOf, childrenOf, classNameOf, idOf, isText, tagOf, wordsOf } from "@/lib/editor/merge/element-parts";
import { matchChildren } from "@/lib/editor/merge/match-children";
import { mergeKeyed } from "@/lib/editor/merge/merge-keys";
import { isSame, type Json } from "@/lib/editor/merge/same";
import { type Conflict, type Decide, mergeFields, mergeValues, type Sides } from "@/lib/editor/merge/sides";

/** How the elements of a page are merged. */
export type PageMerge = {
  page: { id: string; name: string };
  decide: Decide;
  /** Tells that both sides have given an element an id, which styles refer to. */
  onTwoIds: (mine: string, theirs: string) => void;
};

/** Merges an element and what is in it. `path`: where it was in the base. */
export function mergeElements(sides: Sides<Json>, path: string, merge: PageMerge): Json {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  if (isSame(mine, base)) return theirs;
  const about = conflictIn(sides, path, merge.page);
  return mergeFields(sides, (name, values) => {
    if (name === "components") return mergeContent(sides, path, merge);
    if (name === "classes") return mergeClasses(values);
    if (name === "attributes") return mergeAttributes(sides, path, merge);
    return mergeValues(values, () => merge.decide(about(name === "content" ? "text" : "setting", name, values)));
  });
}

/** Returns a function that describes a conflict about a field of the element. */
const conflictIn =
  ({ mine }: Sides<Json>, path: string, { id, name: page }: PageMerge["page"]) =>
  (kind: Conflict["kind"], name: string, values: Sides<unknown>): Conflict => ({
    id: `${id}/${path}/${kind}/${name}`,
    kind,
    page,
    target: tagOf(mine),
    name: kind === "text" ? "" : name,
    mine: shown(values.mine),
    theirs: shown(values.theirs),
  });

const shown = (value: unknown): string | null => (value === undefined ? null : String(value));

function mergeAttributes(sides: Sides<Json>, path: string, { page, decide, onTwoIds }: PageMerge): Json {
  const attributes = {
    base: attributesOf(sides.base),
    mine: attributesOf(sides.mine),
    theirs: attributesOf(sides.theirs),
  };
  const about = conflictIn(sides, path, page);
  return mergeFields(attributes, (name, values) =>
    mergeValues(values, () => {
      if (name !== "id") return decide(about("attribute", name, values));
      if (values.mine && values.theirs) onTwoIds(String(values.mine), String(values.theirs));
      return values.mine ? "mine" : "theirs";
    }),
  );
}

function mergeClasses({ base, mine, theirs }: Sides<unknown>): unknown[] | undefined {
  const byName = (classes: unknown) =>
    new Map((Array.isArray(classes) ? classes : []).map((stored: unknown) => [classNameOf(stored), stored]));
  const lists = { base: byName(base), mine: byName(mine), theirs: byName(theirs) };
  return mergeKeyed<unknown>(lists, (_, item) => mergeValues(item, () => "mine"));
}

/** A text is merged as a whole, other content element by element. */
function mergeContent(sides: Sides<Json>, path: string, merge: PageMerge): unknown {
  const { base, mine, theirs } = sides;
  if (![base, mine, theirs].some(isText)) return mergeChildren(sides, path, merge);
  const values = { base: base.components, mine: mine.components, theirs: theirs.components };
  const words = { base: undefined, mine: wordsOf(mine), theirs: wordsOf(theirs) };
  return mergeValues(values, () => merge.decide(conflictIn(sides, path, merge.page)("text", "", words)));
}

function mergeChildren({ base, mine, theirs }: Sides<Json>, path: string, merge: PageMerge): Json[] {
  const before = childrenOf(base);
  const added: Json[] = [];
  const lists = {
    base: new Map(before.map((child, index) => [String(index), child])),
    mine: keyed(before, childrenOf(mine), added),
    theirs: keyed(before, childrenOf(theirs), added),
  };
  return mergeKeyed(lists, (key, child) => mergeChild(child, `${path}.${key}`, merge));
}

/** The elements by where they were in the base. Those that both sides have added in the same way are one. */
function keyed(before: readonly Json[], after: readonly Json[], added: Json[]): Map<string, Json> {
  const matches = matchChildren(before, after);
  const keys = new Map<string, Json>();
  for (const [index, child] of after.entries()) keys.set(keyOf(child, matches.get(index), { added, keys }), child);
  return keys;
}

type KeyedChildren = { added: Json[]; keys: ReadonlyMap<string, Json> };

function keyOf(child: Json, place: number | undefined, { added, keys }: KeyedChildren): string {
  if (place !== undefined) return String(place);
  const same = added.findIndex((other, index) => isSame(other, child) && !keys.has(`+${index}`));
  return `+${same >= 0 ? same : added.push(child) - 1}`;
}

function mergeChild(sides: Sides<Json | undefined>, path: string, merge: PageMerge): Json | undefined {
  const { base, mine, theirs } = sides;
  if (base && mine && theirs) return mergeElements({ base, mine, theirs }, path, merge);
  return mergeValues(sides, () =>
    merge.decide({
      id: `${merge.page.id}/${path}/element`,
      kind: "element",
      page: merge.page.name,
      target: tagOf(mine ?? theirs ?? {}),
      name: "",
      mine: mine ? wordsOf(mine) : null,
      theirs: theirs ? wordsOf(theirs) : null,
    }),
  );
}

/** The element with this id in a page, or null. */
export function findById(element: Json, id: string): Json | null {
  if (idOf(element) === id) return element;
  for (const child of childrenOf(element)) {
    const found = findById(child, id);
    if (found) return found;
  }
  return null;
}
