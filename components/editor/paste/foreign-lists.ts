import { inlineComponents, type Run } from "@/components/editor/paste/text-runs";
import type { DocumentComponent } from "@/lib/site-pages/document";

export type ListTag = "ul" | "ol";

/** An item of a list. Word writes each as a paragraph that names its level, and no list. */
export type Item = { list: ListTag; level: number; runs: Run[] };

/** The lists for items that follow one another. Deeper items become a list in the item before them. */
export function listsOf(items: readonly Item[]): DocumentComponent[] {
  const lists: { tagName: ListTag; components: DocumentComponent[] }[] = [];
  for (let index = 0; index < items.length; ) {
    const { list, level, runs } = items[index] as Item;
    const next = items.findIndex((item, at) => at > index && item.level <= level);
    const end = next < 0 ? items.length : next;
    const last = lists.at(-1);
    const component = itemOf(runs, listsOf(items.slice(index + 1, end)));
    if (last?.tagName === list) last.components.push(component);
    else lists.push({ tagName: list, components: [component] });
    index = end;
  }
  return lists;
}

/** A text beside a list gets an element of its own. */
function itemOf(runs: readonly Run[], lists: DocumentComponent[]): DocumentComponent {
  const components = inlineComponents(runs);
  if (lists.length === 0) return { type: "text", tagName: "li", components };
  return { tagName: "li", components: [{ type: "text", tagName: "span", components }, ...lists] };
}

/** The item that a paragraph of Word is, or null. */
export function wordItemOf(paragraph: HTMLElement, runs: Run[]): Item | null {
  const declarations = (paragraph.getAttribute("style") ?? "").split(";");
  const list = declarations.find((declaration) => declaration.trim().startsWith("mso-list:"));
  const level = /level(\d)/.exec(list ?? "")?.[1];
  if (!level) return null;
  const marker = [...paragraph.querySelectorAll<HTMLElement>("span")].find(isWordMarker)?.textContent ?? "";
  return { list: /^\s*[\da-z]{1,6}[.)]/i.test(marker) ? "ol" : "ul", level: Number(level), runs };
}

/** Whether an element is the bullet or number that Word writes before an item. */
export const isWordMarker = (element: HTMLElement): boolean =>
  /mso-list:\s?ignore/i.test(element.getAttribute("style") ?? "");
