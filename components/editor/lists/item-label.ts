import type { ItemList, ListItem } from "@/components/editor/lists/find-list";
import { textsOf } from "@/components/editor/lists/item-texts";
import { partsOf } from "@/components/editor/lists/list-kinds";
import type { T } from "@/lib/i18n/create-t";

/** What an item is called: its first text, the description of its picture, or its number. */
export function labelOf({ kind, items }: ItemList, item: ListItem, t: T): string {
  const words = textsOf(item).find((text) => text.words !== "")?.words;
  if (words) return words;
  for (const part of item.flatMap((element) => [element, ...partsOf(element)])) {
    const { alt, value } = part.getAttributes();
    const name: unknown = alt || value;
    if (typeof name === "string" && name) return name;
  }
  return t(kind.numbered, { number: items.indexOf(item) + 1 });
}
