// Which elements browsers leave where they are written. They move others, or end the element around them early.
// See https://html.spec.whatwg.org/multipage/parsing.html#parsing-main-inbody

const HEADING = /^h[1-6]$/;
/** The start tags before which browsers end an open paragraph. */
const ENDS_PARAGRAPH: ReadonlySet<string> = new Set([
  ...["address", "article", "aside", "blockquote", "center", "dd", "details", "dialog", "dir", "div", "dl", "dt"],
  ...["fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hgroup"],
  ...["hr", "li", "listing", "main", "menu", "nav", "ol", "p", "pre", "search", "section", "summary", "table", "ul"],
]);
const CELLS: ReadonlySet<string> = new Set(["td", "th", "caption"]);
/** Elements through which a start tag does not end the element around them. */
const SCOPE: ReadonlySet<string> = new Set([...CELLS, "table"]);
const PARAGRAPH_SCOPE: ReadonlySet<string> = new Set([...SCOPE, "button"]);
/** Elements that end an open one of their kind, with the elements through which they do not. */
const NOT_IN_ITSELF: Readonly<Record<string, ReadonlySet<string>>> = { a: CELLS, button: SCOPE, form: new Set() };
/** The open list items that an item ends, if only elements of `INSIDE_ITEMS` are in between. */
const ENDED_ITEMS: Readonly<Record<string, readonly string[]>> = { li: ["li"], dt: ["dt", "dd"], dd: ["dt", "dd"] };
const INSIDE_ITEMS: ReadonlySet<string> = new Set([
  ...["address", "div", "p", "a", "abbr", "acronym", "b", "bdi", "bdo", "big", "cite", "code", "data", "datalist"],
  ...["del", "dfn", "dialog", "em", "font", "i", "ins", "kbd", "label", "map", "mark", "meter", "optgroup", "option"],
  ...["output", "picture", "progress", "q", "rp", "rt", "ruby", "s", "samp", "small", "span", "strike", "strong"],
  ...["sub", "sup", "time", "tt", "u", "var", "video", "audio", "legend"],
]);

/** The elements that may only be directly in some others. */
const PARENTS: Readonly<Record<string, readonly string[]>> = {
  caption: ["table"],
  colgroup: ["table"],
  col: ["colgroup"],
  thead: ["table"],
  tbody: ["table"],
  tfoot: ["table"],
  tr: ["table", "thead", "tbody", "tfoot"],
  td: ["tr"],
  th: ["tr"],
};
/** The elements that may only contain some others directly. */
const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  table: ["caption", "colgroup", "thead", "tbody", "tfoot", "tr"],
  colgroup: ["col"],
  thead: ["tr"],
  tbody: ["tr"],
  tfoot: ["tr"],
  tr: ["td", "th"],
  select: ["option", "optgroup", "hr"],
  optgroup: ["option"],
  option: [],
  textarea: [],
  iframe: [],
};
const TEXT_ONLY: ReadonlySet<string> = new Set(["option", "textarea"]);

/**
 * Returns the tag of the element around it because of which browsers do not leave an element where it is written. Null
 * if they leave it. `ancestors`: the tags around the element, outermost first. Not for elements of drawings.
 */
export function conflictOf(ancestors: readonly string[], tag: string): string | null {
  const parent = ancestors.at(-1) ?? "body";
  if (isMisplaced(parent, tag)) return parent;
  if (ENDS_PARAGRAPH.has(tag) && isOpen("p", ancestors, PARAGRAPH_SCOPE)) return "p";
  const boundaries = NOT_IN_ITSELF[tag];
  if (boundaries && isOpen(tag, ancestors, boundaries)) return tag;
  return openItem(ancestors, tag);
}

const isMisplaced = (parent: string, tag: string) =>
  PARENTS[tag]?.includes(parent) === false ||
  CHILDREN[parent]?.includes(tag) === false ||
  (HEADING.test(tag) && HEADING.test(parent));

/** The text directly in an element with the tag is moved by browsers, or left out, unless it is blank. */
export const canHoldText = (tag: string): boolean => CHILDREN[tag] === undefined || TEXT_ONLY.has(tag);

/** Whether an element with the tag is around a place, and none of the boundaries is in between. */
function isOpen(tag: string, ancestors: readonly string[], boundaries: ReadonlySet<string>): boolean {
  const last = ancestors.lastIndexOf(tag);
  return last >= 0 && !ancestors.slice(last + 1).some((each) => boundaries.has(each));
}

/** The list item that an element with the tag would end. */
function openItem(ancestors: readonly string[], tag: string): string | null {
  const ended = ENDED_ITEMS[tag];
  if (!ended) return null;
  const last = ancestors.findLastIndex((each) => ended.includes(each));
  if (last < 0 || !ancestors.slice(last + 1).every((each) => INSIDE_ITEMS.has(each))) return null;
  return ancestors[last] ?? null;
}
