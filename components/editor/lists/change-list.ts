import type { Component, Editor } from "grapesjs";
import { giveFreeNames } from "@/components/editor/field-names";
import { completeAddress } from "@/components/editor/links/link-kinds";
import type { ItemList, ListItem } from "@/components/editor/lists/find-list";
import { replaceText, textsOf } from "@/components/editor/lists/item-texts";
import { partsOf } from "@/components/editor/lists/list-kinds";
import { appendCopy, appendNew, nameByText, nodeBetween } from "@/components/editor/lists/new-item";
import type { PastedRows } from "@/components/editor/lists/pasted-rows";
import { runAsOneStep } from "@/components/editor/one-step";
import type { T } from "@/lib/i18n/create-t";

/** Adds an item of the last one's shape, with words that say what belongs there. Returns it. */
export const addItem = (engine: Editor, list: ItemList, t: T): ListItem | null =>
  inOneStep(engine, () => appendNew(list, t));

/** Adds an item for each row of texts, or replaces all items by them. Returns the first of them. */
export const addItems = (engine: Editor, list: ItemList, { rows, replaces }: PastedRows, t: T): ListItem | null =>
  inOneStep(engine, () => {
    const added = appendRows(list, rows, t);
    if (replaces && added.length > 0) for (const part of list.items.flat()) part.remove();
    return added[0] ?? null;
  });

function appendRows(list: ItemList, rows: PastedRows["rows"], t: T): ListItem[] {
  const added: ListItem[] = [];
  for (const row of rows) {
    const item = appendNew({ ...list, items: [...list.items, ...added] }, t);
    if (!item) break;
    fillItem(list, item, row);
    added.push(item);
  }
  return added;
}

/** Writes the texts of a row into a new item, then its value or address. */
function fillItem({ kind }: ItemList, item: ListItem, row: readonly string[]): void {
  const texts = textsOf(item);
  for (const [index, text] of texts.entries()) replaceText(text, row[index] ?? "");
  nameByText(item);
  const value = row[texts.length];
  const { attribute } = kind;
  if (!value || !attribute) return;
  const part = item
    .flatMap((element) => [element, ...partsOf(element)])
    .find(({ tagName }) => tagName === attribute.tag);
  part?.addAttributes({ [attribute.name]: attribute.name === "href" ? completeAddress(value) : value });
}

/** Adds a copy of an item after it. Returns the copy. */
export const duplicateItem = (engine: Editor, item: ListItem): ListItem | null =>
  inOneStep(engine, () => {
    const copy = appendCopy(item);
    if (copy) giveFreeNames(copy);
    return copy;
  });

/** Deletes an item. Returns the one that is then in its place, or the last one. Null if none is left. */
export function removeItem(engine: Editor, { items }: ItemList, item: ListItem): ListItem | null {
  const at = items.indexOf(item);
  return inOneStep(engine, () => {
    if (at > 0) nodeBetween(item)?.remove();
    for (const part of item) part.remove();
    return items[at + 1] ?? items[at - 1] ?? null;
  });
}

/** Moves an item to the place of another one. What is between the items, such as a picture, stays where it is. */
export function moveItem(engine: Editor, { items }: ItemList, { from, to }: { from: number; to: number }): void {
  const step = from < to ? 1 : -1;
  inOneStep(engine, () => {
    for (let at = from; at !== to; at += step) {
      const other = items[at + step];
      const item = items[from];
      if (item && other) swap(step > 0 ? { first: item, second: other } : { first: other, second: item });
    }
  });
}

function swap({ first, second }: { first: ListItem; second: ListItem }): void {
  const [start, place] = [second[0].parent(), second[0].index()];
  const before = start?.components().at(place - 1);
  const isBeside = before === first.at(-1);
  for (const part of second) insert(part, first[0].parent(), first[0].index());
  if (isBeside) return;
  let last = place > 0 ? before : undefined;
  for (const part of first) {
    insert(part, start, last ? last.index() + 1 : 0);
    last = part;
  }
}

/** `at` still counts the inserted element, which the engine removes from its old place afterwards. */
function insert(part: Component, parent: Component | undefined, at: number): void {
  if (parent) part.move(parent, { at });
}

function inOneStep<Result>(engine: Editor, change: () => Result): Result {
  let result: Result | undefined;
  runAsOneStep(engine, () => {
    result = change();
  });
  return result as Result;
}
