import type { Component } from "grapesjs";
import { type Line, line } from "@/lib/i18n/line";

/** What a kind of list is called, and how one of its items is made. How its items are found: `findList`. */
export type ListKind = {
  name: Line;
  itemName: Line;
  addLabel: Line;
  /** What an item without words is called: "Item 3". */
  numbered: Line;
  /** The words of a new item: the first for its first text, the last for all others. */
  newTexts: readonly Line[];
  /** The names of an item's texts in the same order. Without them, a text is called as its element is. */
  textNames?: readonly Line[];
  /** What to write into the field of "Paste a list". */
  pasteHint: Line;
  /** The attribute of an item's element that follows its texts in "Paste a list". */
  attribute?: { tag: string; name: string };
  /** The tag of an item that is made for an empty list. */
  emptyItemTag?: string;
};

const TEXT = line("Say more here.");
const LINES_HINT = line("One item a line. A tab separates the texts of an item, as in a copied table.");

export const QUESTIONS: ListKind = {
  name: line("Questions"),
  itemName: line("Question"),
  addLabel: line("Add a question"),
  numbered: line("Question :number"),
  newTexts: [line("A new question?"), line("The answer.")],
  textNames: [line("Question"), line("Answer")],
  pasteHint: line(
    "A question, its answer in the next line, then the next question. Or an empty line between questions.",
  ),
};

export const OPTIONS: ListKind = {
  name: line("Options"),
  itemName: line("Option"),
  addLabel: line("Add an option"),
  numbered: line("Option :number"),
  newTexts: [line("New option")],
  textNames: [line("Text")],
  pasteHint: line("One option a line. A tab separates its text from the value that is sent."),
  attribute: { tag: "option", name: "value" },
  emptyItemTag: "option",
};

const CHOICES: ListKind = {
  name: line("Choices"),
  itemName: line("Choice"),
  addLabel: line("Add a choice"),
  numbered: line("Choice :number"),
  newTexts: [line("New choice")],
  textNames: OPTIONS.textNames ?? [],
  pasteHint: line("One choice a line."),
};

export const FIELDS: ListKind = {
  name: line("Fields"),
  itemName: line("Field"),
  addLabel: line("Add a field"),
  numbered: line("Field :number"),
  newTexts: [line("New field"), TEXT],
  pasteHint: line("The name of one field a line."),
};

const LINKS: ListKind = {
  name: line("Links"),
  itemName: line("Link"),
  addLabel: line("Add a link"),
  numbered: line("Link :number"),
  newTexts: [line("New link")],
  textNames: [line("Text")],
  pasteHint: line("One link a line. A tab separates its text from its address."),
  attribute: { tag: "a", name: "href" },
};

export const ROWS: ListKind = {
  name: line("Rows"),
  itemName: line("Row"),
  addLabel: line("Add a row"),
  numbered: line("Row :number"),
  newTexts: [line("New row"), TEXT],
  pasteHint: LINES_HINT,
};

export const LIST: ListKind = {
  name: line("List"),
  itemName: line("Item"),
  addLabel: line("Add an item"),
  numbered: line("Item :number"),
  newTexts: [line("New item"), TEXT],
  pasteHint: LINES_HINT,
  emptyItemTag: "li",
};

/** Elements of the same shape side by side, such as cards. */
export const ITEMS: ListKind = {
  name: line("Items"),
  itemName: LIST.itemName,
  addLabel: LIST.addLabel,
  numbered: LIST.numbered,
  newTexts: LIST.newTexts,
  pasteHint: LINES_HINT,
};

/** The kind of list that repeated elements are. `parent`: the element around them. */
export function kindOfItems(parent: Component, items: readonly Component[]): ListKind {
  if (items.every(isOneChoice)) return CHOICES;
  if (items.some(holdsField)) return FIELDS;
  const isMenu = [parent, ...parent.parents()].some(({ tagName }) => tagName === "nav");
  if (isMenu && items.every(isLink)) return LINKS;
  if (items[0]?.tagName === "tr" || parent.tagName === "dl") return ROWS;
  return LIST_TAGS.has(parent.tagName) ? LIST : ITEMS;
}

export const LIST_TAGS: ReadonlySet<string> = new Set(["ul", "ol", "menu"]);

const FIELD_TAGS: ReadonlySet<string> = new Set(["input", "select", "textarea"]);

/** Whether a component is what visitors fill in, choose or tick. */
export const isField = ({ tagName }: Component): boolean => FIELD_TAGS.has(tagName);

/** Whether a component is a box to tick or a radio button. */
export const isChoice = (part: Component): boolean =>
  part.tagName === "input" && /^(?:radio|checkbox)$/.test(String(part.getAttributes().type ?? ""));

/** Whether a component contains fields, such as the label around one. */
export const holdsField = (component: Component): boolean => partsOf(component).some(isField);

function isOneChoice(item: Component): boolean {
  const [field, second] = partsOf(item).filter(isField);
  return field !== undefined && second === undefined && isChoice(field);
}

/** Whether an item is a link, or an element around nothing but one. */
function isLink(item: Component): boolean {
  const [part, second] = elementsIn(item);
  return item.tagName === "a" || (part !== undefined && second === undefined && isLink(part));
}

/** The elements directly in a component. */
export const elementsIn = (component: Component): Component[] =>
  component.components().models.filter((part) => part.get("type") !== "textnode");

/** All elements in a component, in document order. */
export const partsOf = (component: Component): Component[] =>
  elementsIn(component).flatMap((part) => [part, ...partsOf(part)]);
