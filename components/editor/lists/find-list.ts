import type { Component } from "grapesjs";
import { embedKind } from "@/components/editor/embeds/embed";
import {
  elementsIn,
  FIELDS,
  holdsField,
  ITEMS,
  kindOfItems,
  LIST,
  LIST_TAGS,
  type ListKind,
  OPTIONS,
  QUESTIONS,
  ROWS,
} from "@/components/editor/lists/list-kinds";

/** An item of a list: an element, or the term and the descriptions that follow it. */
export type ListItem = readonly [Component, ...Component[]];

/** Elements of the same shape in one element. `parent`: the element that holds them, also if it holds no item. */
export type ItemList = { kind: ListKind; parent: Component; items: readonly ListItem[] };

/**
 * Returns the list that the user edits while `selected` is selected: the one that it holds, or else the nearest one
 * around it, or for a section the longest one in it. Null if there is none.
 */
export function findList(selected: Component): ItemList | null {
  const around = listAround(selected);
  const own = listIn(selected);
  // a card that holds two buttons is one of the cards
  const nearest = own && (own.kind !== ITEMS || !around) ? own : around;
  return nearest ?? (SECTION_TAGS.has(selected.tagName) ? longestIn(selected) : null);
}

const SECTION_TAGS: ReadonlySet<string> = new Set(["section", "article", "aside", "header", "footer"]);

function longestIn(section: Component): ItemList | null {
  const lists: ItemList[] = [];
  section.onAll((part) => {
    lists.push(...listsIn(part));
  });
  const [longest] = lists.toSorted((one, other) => other.items.length - one.items.length);
  return longest ?? null;
}

/** The item of the list that is or contains the component. */
export const itemOf = ({ items }: ItemList, component: Component): ListItem | undefined => {
  const path = [component, ...component.parents()];
  return items.find((item) => item.some((part) => path.includes(part)));
};

function listAround(component: Component): ItemList | null {
  for (const part of [component, ...component.parents()]) {
    const list = listsAround(part).find((each) => itemOf(each, part));
    if (list) return list;
  }
  return null;
}

/** The lists of which a component may be an item. Options can be in a group, which is in the list. */
function listsAround(part: Component): ItemList[] {
  const parent = part.parent();
  if (!parent) return [];
  return parent.tagName === "optgroup" ? listsAround(parent) : listsIn(parent);
}

/** The list that a component holds, or that the only element in it holds. */
function listIn(component: Component): ItemList | null {
  const [list] = listsIn(component).toSorted((one, other) => other.items.length - one.items.length);
  const [part, second] = elementsIn(component);
  return list ?? (part && !second ? listIn(part) : null);
}

const OPTION_TAGS: ReadonlySet<string> = new Set(["select", "datalist"]);

/** The lists whose items are directly in a component. */
export function listsIn(parent: Component): ItemList[] {
  const { tagName } = parent;
  if (LEAF_TAGS.has(tagName) || parent.get("type") === "custom-code" || parent.parents().some(isDrawing)) return [];
  if (OPTION_TAGS.has(tagName)) return [{ kind: OPTIONS, parent, items: optionsIn(parent).map(alone) }];
  const parts = elementsIn(parent);
  if (LIST_TAGS.has(tagName) && parts.length === 0) return [{ kind: LIST, parent, items: [] }];
  if (tagName === "dl" && parts.some(isTerm)) return [{ kind: ROWS, parent, items: termsIn(parts) }];
  return groupsOf(parent, parts).flatMap((group) => listOf(parent, group));
}

/** Elements whose content is no list that visitors see as one. */
const LEAF_TAGS: ReadonlySet<string> = new Set(
  "svg optgroup picture video audio thead p h1 h2 h3 h4 h5 h6 summary a".split(" "),
);

const isDrawing = ({ tagName }: Component) => tagName === "svg";
const isTerm = ({ tagName }: Component) => tagName === "dt";
const alone = (part: Component): ListItem => [part];

const optionsIn = (parent: Component): Component[] =>
  elementsIn(parent).flatMap((part) => (part.tagName === "optgroup" ? optionsIn(part) : [part]));

/** Each term with the descriptions that follow it. */
function termsIn(parts: readonly Component[]): ListItem[] {
  const items: [Component, ...Component[]][] = [];
  for (const [index, part] of parts.entries()) {
    const last = items.at(-1);
    const isNext = !last || (isTerm(part) && !isTerm(parts[index - 1] ?? part));
    if (isNext) items.push([part]);
    else last.push(part);
  }
  return items;
}

/**
 * Elements with the same tag and the same first class. Another class may mark one of them, such as the best plan. List
 * items, rows and questions are alike whatever their classes, and so are the fields of a form.
 */
function groupsOf(parent: Component, parts: readonly Component[]): Component[][] {
  const isInForm = [parent, ...parent.parents()].some(({ tagName }) => tagName === "form");
  const groups = new Map<string, Component[]>();
  for (const part of parts) {
    const shape = isInForm && holdsField(part) ? "field" : shapeOf(part);
    groups.set(shape, [...(groups.get(shape) ?? []), part]);
  }
  return [...groups.values()];
}

const SHAPES: ReadonlySet<string> = new Set(["li", "tr", "details"]);

const shapeOf = (part: Component): string =>
  SHAPES.has(part.tagName) && !embedKind(part) ? part.tagName : `${part.tagName} ${part.getClasses()[0] ?? ""}`;

/** Elements that are no items, however many there are: paragraphs, headings, cells, and the sections of a page. */
const NO_ITEMS: ReadonlySet<string> = new Set(
  "p h1 h2 h3 h4 h5 h6 br hr b i em strong td th col colgroup section header footer main".split(" "),
);
/** Elements that are items without a class of their own. */
const ITEM_TAGS: ReadonlySet<string> = new Set(["a", "label", "figure", "article", "blockquote"]);
/** Elements whose parts are sections, even if they look alike. */
const PAGE_TAGS: ReadonlySet<string> = new Set(["body", "main"]);

function listOf(parent: Component, group: readonly Component[]): ItemList[] {
  const [first, second] = group;
  if (!first || NO_ITEMS.has(first.tagName) || embedKind(first)) return [];
  if (first.tagName === "details") return [{ kind: QUESTIONS, parent, items: group.map(alone) }];
  const kind = kindOfItems(parent, group);
  const isKnown = LIST_TAGS.has(parent.tagName) || kind === ROWS;
  const isAlike = ITEM_TAGS.has(first.tagName) || kind === FIELDS || first.getClasses().length > 0;
  const isRepeated = second !== undefined && isAlike && !isPage(parent);
  return isKnown || isRepeated ? [{ kind, parent, items: group.map(alone) }] : [];
}

const isPage = (component: Component) => component.get("type") === "wrapper" || PAGE_TAGS.has(component.tagName);
