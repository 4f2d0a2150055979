import type { Component } from "grapesjs";
import { withUniqueIds } from "@/components/editor/copy-ids";
import { freeName, isNamed } from "@/components/editor/field-names";
import type { ItemList, ListItem } from "@/components/editor/lists/find-list";
import { replaceText, textsOf } from "@/components/editor/lists/item-texts";
import { isChoice, partsOf } from "@/components/editor/lists/list-kinds";
import { pageSlugFor } from "@/lib/editor/page-slug";
import type { T } from "@/lib/i18n/create-t";
import { PLACEHOLDER_PATH } from "@/lib/sections/placeholder";

type Json = Record<string, unknown>;

/** Adds a copy of an item after it, without its ids. Returns null if the item is on no page. */
export function appendCopy(item: ListItem): ListItem | null {
  const last = item.at(-1) as Component;
  const { components } = withUniqueIds({ components: JSON.parse(JSON.stringify(item)) as Json[] });
  return toItem(last.parent()?.append([...spaceBefore(item), ...(components as Json[])], { at: last.index() + 1 }));
}

const toItem = (added: readonly Component[] = []): ListItem | null => {
  const [first, ...others] = added.filter((part) => part.get("type") !== "textnode");
  return first ? [first, ...others] : null;
};

/** The space before an item: without it, an added link would touch the link before it. */
const spaceBefore = (item: ListItem): Json[] => {
  const content = nodeBetween(item)?.get("content");
  return content === undefined ? [] : [{ type: "textnode", content }];
};

/** The text node before an item, if it contains nothing but space. */
export function nodeBetween([first]: ListItem): Component | null {
  const before =
    first.index() > 0
      ? first
          .parent()
          ?.components()
          .at(first.index() - 1)
      : undefined;
  return before?.get("type") === "textnode" && String(before.get("content") ?? "").trim() === "" ? before : null;
}

/** Adds an item of the last one's shape at the end of a list. Its words and pictures say what belongs there. */
export function appendNew({ kind, parent, items }: ItemList, t: T): ListItem | null {
  const [words] = kind.newTexts;
  const last = items.at(-1);
  if (last) {
    const added = withNewContent(
      appendCopy(last),
      kind.newTexts.map((text) => t(text)),
    );
    if (added) leaveOutOwnLook(added, items);
    return added;
  }
  if (!kind.emptyItemTag || !words) return null;
  const components = [{ type: "textnode", content: t(words) }];
  return toItem(parent.append({ type: "text", tagName: kind.emptyItemTag, components }));
}

/** Removes the classes that few items have, such as that of a wide picture or of the plan that stands out. */
function leaveOutOwnLook([first]: ListItem, items: readonly ListItem[]): void {
  const isUsual = (name: string) =>
    items.filter(([item]) => item.getClasses().includes(name)).length * 2 > items.length;
  if (items.length > 2) first.removeClass(first.getClasses().filter((name: string) => !isUsual(name)));
}

function withNewContent(item: ListItem | null, newTexts: readonly string[]): ListItem | null {
  if (!item) return null;
  const texts = textsOf(item);
  const places = texts.filter(({ words }) => !isFigure(words));
  for (const text of texts) {
    const place = places.indexOf(text);
    replaceText(
      text,
      place < 0 ? text.words.replace(/\d/g, "0") : (newTexts[Math.min(place, newTexts.length - 1)] ?? ""),
    );
  }
  for (const part of item.flatMap((element) => [element, ...partsOf(element)])) renew(part);
  nameByText(item);
  return item;
}

const FIGURE_MAX_CHARS = 12;

/** Whether a text is a price, a number or a time, of which a new item keeps the shape: "€ 00". */
const isFigure = (words: string) => words.length <= FIGURE_MAX_CHARS && /\d/.test(words);

/** What is true of one item only. */
const OWN_ATTRIBUTES = [
  "open",
  "checked",
  "selected",
  "aria-current",
  "placeholder",
  "autocomplete",
  "srcset",
  "sizes",
];

function renew(part: Component): void {
  const { href, src } = part.getAttributes();
  part.removeAttributes(OWN_ATTRIBUTES.filter((name) => part.getAttributes()[name] !== undefined));
  if (part.get("custom-name")) part.set("custom-name", "");
  if (part.tagName === "a" && href !== undefined) part.addAttributes({ href: "#" });
  if (part.tagName === "img" && src !== undefined) part.addAttributes({ src: PLACEHOLDER_PATH, alt: "" });
}

/** Gives the options and fields of an item the values and names that fit its first text. */
export function nameByText(item: ListItem): void {
  const words = textsOf(item)[0]?.words ?? "";
  for (const part of item.flatMap((element) => [element, ...partsOf(element)])) {
    const { value, name } = part.getAttributes();
    const isValued = (part.tagName === "option" || isChoice(part)) && value !== undefined;
    if (isValued) part.addAttributes({ value: words });
    else if (isNamed(part)) part.addAttributes({ name: freeName(part, pageSlugFor(words) || String(name)) });
  }
}
