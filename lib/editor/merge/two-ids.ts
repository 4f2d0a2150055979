import { classNameOf } from "@/lib/editor/merge/element-parts";
import { isObject, type Json } from "@/lib/editor/merge/same";

/** Ids that the editor's engine makes up. */
const MADE_UP = /^i[a-z\d]{1,8}$/;

/** The ids of elements that both sides have given an id. Such an element keeps one of the two. */
export class TwoIds {
  /** The ids that are kept, by those that are not. */
  readonly renamed = new Map<string, string>();

  /** Keeps an id that somebody has chosen, otherwise the user's own. */
  readonly add = (mine: string, theirs: string): void => {
    const keepsTheirs = MADE_UP.test(mine) && !MADE_UP.test(theirs);
    this.renamed.set(...(keepsTheirs ? ([mine, theirs] as const) : ([theirs, mine] as const)));
  };
}

/** Attributes whose value is an id. */
const ID_ATTRIBUTES: ReadonlySet<string> = new Set([
  "id",
  "for",
  "form",
  "list",
  "aria-labelledby",
  "aria-describedby",
]);

/** Returns a part of a document with the other ids, and with the links to them. */
export function renameIds<Part>(part: Part, renamed: ReadonlyMap<string, string>): Part {
  if (renamed.size === 0) return part;
  const rename = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(rename);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [name, name === "attributes" ? renameIn(inner) : rename(inner)]),
    );
  };
  const renameIn = (attributes: unknown): unknown =>
    isObject(attributes)
      ? Object.fromEntries(Object.entries(attributes).map(([name, value]) => [name, renameValue(name, value)]))
      : attributes;
  const renameValue = (name: string, value: unknown): unknown => {
    if (typeof value !== "string") return value;
    if (ID_ATTRIBUTES.has(name)) return renamed.get(value) ?? value;
    const link = value.startsWith("#") ? renamed.get(value.slice(1)) : undefined;
    return link === undefined ? value : `#${link}`;
  };
  return rename(part) as Part;
}

/** Returns a rule with the other ids in its selectors. */
export function renameSelectors(rule: Json, renamed: ReadonlyMap<string, string>): Json {
  const { selectors } = rule;
  if (renamed.size === 0 || !Array.isArray(selectors)) return rule;
  const rename = (selector: unknown): unknown => {
    const text = selectorOf(selector);
    const id = text.startsWith("#") ? renamed.get(text.slice(1)) : undefined;
    return id === undefined ? selector : `#${id}`;
  };
  return { ...rule, selectors: selectors.map(rename) };
}

/** The engine's type of a selector for an id. */
const ID_TYPE = 2;

/** `.title` for the class "title", `#top` for the id "top". */
export function selectorOf(selector: unknown): string {
  const name = classNameOf(selector);
  if (isObject(selector)) return `${selector.type === ID_TYPE ? "#" : "."}${name}`;
  return /^[.#]/.test(name) ? name : `.${name}`;
}
