import { isObject, isSame, type Json } from "@/lib/editor/merge/same";

export type Choice = "mine" | "theirs";

/** One part of a document in three versions. `base`: the last version that both sides had. */
export type Sides<Part> = { base: Part; mine: Part; theirs: Part };

/** What both sides have changed in different ways. */
export type Conflict = {
  /** Stays the same while neither side changes the structure of the page. */
  id: string;
  kind: "page" | "element" | "text" | "attribute" | "style" | "setting";
  /** The name of the page. Null for a style, which several pages may have. */
  page: string | null;
  /** What has been changed: the tag of the element, or the selector of the style. */
  target: string;
  /** The name of the attribute, the CSS property or the setting. Empty for a text, an element and a page. */
  name: string;
  /** What each side has made of it. Null if the side has deleted it. */
  mine: string | null;
  theirs: string | null;
};

/** Decides about a conflict. */
export type Decide = (conflict: Conflict) => Choice;

/** Returns the value of the only side that has changed it. If both have, asks which side's value to take. */
export function mergeValues<Value>(sides: Sides<Value>, decide: () => Choice): Value {
  const { base, mine, theirs } = sides;
  if (isSame(mine, theirs) || isSame(theirs, base)) return mine;
  return isSame(mine, base) ? theirs : sides[decide()];
}

/** Merges objects key by key. `merge` merges the values of a key. */
export function mergeFields(sides: Sides<unknown>, merge: (name: string, values: Sides<unknown>) => unknown): Json {
  const { base, mine, theirs } = { base: fields(sides.base), mine: fields(sides.mine), theirs: fields(sides.theirs) };
  const entries = Object.keys({ ...mine, ...theirs }).flatMap((name) => {
    const value = merge(name, { base: base[name], mine: mine[name], theirs: theirs[name] });
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(entries);
}

const fields = (value: unknown): Json => (isObject(value) ? value : {});
