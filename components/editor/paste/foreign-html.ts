import { type Item, type ListTag, listsOf, wordItemOf } from "@/components/editor/paste/foreign-lists";
import { type Format, formatOf, PLAIN } from "@/components/editor/paste/foreign-marks";
import { BLOCKS, isOmitted, runsIn, runsOf } from "@/components/editor/paste/foreign-runs";
import { isLayout, readTable } from "@/components/editor/paste/foreign-table";
import { inlineComponents, type Run, withoutExtraSpace } from "@/components/editor/paste/text-runs";
import type { DocumentComponent } from "@/lib/site-pages/document";

/** What was pasted, as elements of ours. `pictures`: how many pictures were left out. */
export type PastedContent = { components: DocumentComponent[]; pictures: number };

/**
 * Reads the HTML of a word processor or of another page: paragraphs, headings, lists, quotes, tables, links and the
 * formatting of words. Nothing else of it is kept, so what is pasted has the styles of the site. Code in it does not
 * run, and no address is fetched.
 */
export function readForeignHtml(html: string): PastedContent {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return { components: componentsIn(body, PLAIN), pictures: body.querySelectorAll("img").length };
}

/** An element, or an item of a list that is not complete yet. */
type Block = DocumentComponent | Item;
const isItem = (block: Block | undefined): block is Item => block !== undefined && "runs" in block;

/** The elements for what an element contains. */
export function componentsIn(element: Element, format: Format): DocumentComponent[] {
  const blocks = blocksIn(element, format);
  return blocks.flatMap((block, index) => {
    if (!isItem(block)) return [block];
    if (isItem(blocks[index - 1])) return [];
    const end = blocks.findIndex((other, at) => at > index && !isItem(other));
    return listsOf(blocks.slice(index, end < 0 ? blocks.length : end).filter(isItem));
  });
}

function blocksIn(element: Element, format: Format): Block[] {
  const blocks: Block[] = [];
  let runs: Run[] = [];
  const endText = () => {
    blocks.push(...textBlock("p", runs));
    runs = [];
  };
  for (const node of element.childNodes) {
    const part = node as HTMLElement;
    if (node.nodeType !== Node.ELEMENT_NODE || !(part.matches(BLOCKS) || part.querySelector(BLOCKS))) {
      runs.push(...runsOf(node, format));
      continue;
    }
    endText();
    blocks.push(...blocksOf(part, format));
  }
  endText();
  return blocks;
}

function textBlock(tagName: string, runs: readonly Run[]): DocumentComponent[] {
  const written = withoutExtraSpace(runs);
  return written.length > 0 ? [{ type: "text", tagName, components: inlineComponents(written) }] : [];
}

/** The formatting of a heading comes from the site. */
const headingRuns = (element: Element) => runsIn(element, PLAIN).map((run) => ({ ...run, marks: [] }));

function blocksOf(element: HTMLElement, around: Format): Block[] {
  if (isOmitted(element)) return [];
  const format = formatOf(element, around);
  const heading = element.matches("p.MsoTitle") ? "h1" : HEADING.exec(element.tagName)?.[0].toLowerCase();
  if (heading) return textBlock(heading, headingRuns(element));
  if (isList(element)) return itemsIn(element, listTag(element), format, 1);
  if (isTable(element) && !isLayout(element)) return [readTable(element, format)];
  const special = SPECIAL[element.tagName];
  if (special) return special(element, format);
  return element.querySelector(BLOCKS) ? blocksIn(element, format) : paragraph(element, format);
}

const HEADING = /^H[1-6]$/;

const SPECIAL: Readonly<Record<string, (element: Element, format: Format) => Block[]>> = {
  HR: () => [{ tagName: "hr" }],
  PRE: preformatted,
  BLOCKQUOTE: quote,
};

function paragraph(element: HTMLElement, format: Format): Block[] {
  const runs = withoutExtraSpace(runsIn(element, format));
  const item = runs.length > 0 && wordItemOf(element, runs);
  return item ? [item] : textBlock("p", runs);
}

function quote(element: Element, format: Format): DocumentComponent[] {
  const components = componentsIn(element, format);
  return components.length > 0 ? [{ tagName: "blockquote", components }] : [];
}

const isTable = (element: HTMLElement): element is HTMLTableElement => element.tagName === "TABLE";

function preformatted({ textContent }: Element): DocumentComponent[] {
  const content = textContent ?? "";
  return content.trim() ? [{ type: "text", tagName: "pre", components: [{ type: "textnode", content }] }] : [];
}

/** The items of a list and, after each, those of the lists in it. Some programs write these beside the item. */
function itemsIn(list: Element, tag: ListTag, format: Format, level: number): Item[] {
  return [...list.children].flatMap((child) => {
    if (isList(child)) return itemsIn(child, listTag(child), format, level + 1);
    const runs = withoutExtraSpace(runsIn(child, formatOf(child as HTMLElement, format), LISTS));
    const inner = [...child.querySelectorAll(LISTS)].filter((found) => found.parentElement?.closest(LISTS) === list);
    const items = inner.flatMap((found) => itemsIn(found, listTag(found), format, level + 1));
    return runs.length > 0 ? [{ list: tag, level, runs }, ...items] : items;
  });
}

const LISTS = "ul, ol";
const isList = (element: Element) => element.matches(LISTS);
const listTag = (element: Element) => element.tagName.toLowerCase() as ListTag;
