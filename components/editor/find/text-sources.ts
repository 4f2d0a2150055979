import type { Component, Editor, Page } from "grapesjs";
import { type Line, line } from "@/lib/i18n/line";
import { isAllowedAddress } from "@/lib/site-pages/allowed-markup";
import { INLINE_TAGS } from "@/lib/site-pages/inline-tags";

/** Text in the project that can be searched and replaced. */
export type TextSource = {
  page: Page;
  /** The element that contains the text. Null for text of the page itself, such as its title. */
  component: Component | null;
  /** The kind of text, such as "Title" or "Placeholder". Null for the text in an element. */
  label: Line | null;
  /** The pieces of the text, such as the words before, in and after a bold part. */
  pieces: readonly string[];
  /** Stores the changed pieces, one for each of `pieces`. */
  write: (pieces: readonly string[]) => void;
};

/** `links` adds the targets of links, `pages` the titles and descriptions of pages. */
export type SourceOptions = { links: boolean; pages: boolean };

/** Returns the texts of all pages, in the order of the pages and of the elements on them. */
export function textSources(engine: Editor, { links, pages }: SourceOptions): TextSource[] {
  return engine.Pages.getAll().flatMap((page) => {
    const sources = pages ? pageSources(page) : [];
    const walk = (component: Component) => {
      sources.push(...contentSources(page, component), ...attributeSources(page, component, links));
      for (const part of blockParts(component)) walk(part);
    };
    const root = page.getMainComponent();
    if (root) walk(root);
    return sources;
  });
}

const PAGE_TEXTS: Readonly<Record<string, Line>> = { title: line("Title"), description: line("Description") };

const pageSources = (page: Page): TextSource[] =>
  Object.entries(PAGE_TEXTS).flatMap(([name, label]) => {
    const text: unknown = page.attributes[name as "name"];
    if (typeof text !== "string" || text === "") return [];
    const write = ([newText = ""]: readonly string[]) => void page.set({ [name]: newText });
    return [{ page, component: null, label, pieces: [text], write }];
  });

const BREAKS: ReadonlySet<string> = new Set(["br", "wbr"]);

/** Whether a component is part of its parent's text, such as a bold word, or a bold word in a link. */
function isInline(component: Component): boolean {
  if (isTextNode(component)) return true;
  const parent = component.parent();
  const tag = (component.get("tagName") ?? "").toLowerCase();
  if (!parent || BREAKS.has(tag) || !INLINE_TAGS.has(tag)) return false;
  return parent.get("type") === "text" || isInline(parent);
}

/** The elements in a component that are not part of its text, including those inside its inline parts. */
const blockParts = (component: Component): Component[] =>
  component.components().models.flatMap((child) => {
    if (!isInline(child)) return [child];
    return isTextNode(child) ? [] : blockParts(child);
  });

const isTextNode = (component: Component) => component.get("type") === "textnode";

/** The text directly in an element, split at line breaks and at elements that are not inline. */
function contentSources(page: Page, component: Component): TextSource[] {
  const runs: Component[][] = [[]];
  const collect = (parent: Component) => {
    for (const child of parent.components().models) {
      if (isTextNode(child)) runs.at(-1)?.push(child);
      else if (isInline(child)) collect(child);
      else runs.push([]);
    }
  };
  collect(component);
  return runs
    .filter((nodes) => nodes.some((node) => textOf(node).trim() !== ""))
    .map((nodes) => ({
      page,
      component,
      label: null,
      pieces: nodes.map(textOf),
      write: (pieces) => {
        for (const [index, node] of nodes.entries()) writeText(node, pieces[index] ?? "");
      },
    }));
}

const textOf = (node: Component): string => String(node.get("content") ?? "");

/** Replaces the text node, because the canvas does not show a change to its content. */
function writeText(node: Component, text: string): void {
  if (text !== textOf(node)) node.replaceWith({ type: "textnode", content: text });
}

const TEXT_ATTRIBUTES: Readonly<Record<string, Line>> = {
  alt: line("Description"),
  placeholder: line("Placeholder"),
};

/** The text in the attributes of an element and of its inline parts. */
function attributeSources(page: Page, component: Component, links: boolean): TextSource[] {
  const attributes = Object.entries(links ? { ...TEXT_ATTRIBUTES, href: line("Link") } : TEXT_ATTRIBUTES);
  const ownSources = attributes.flatMap(([name, label]) => {
    const text: unknown = component.get("attributes")?.[name];
    if (typeof text !== "string" || text === "") return [];
    const write = ([newText = ""]: readonly string[]) => {
      const isLost = name === "href" && !isAllowedAddress(newText); // no page would have such a link
      if (!isLost) component.addAttributes({ [name]: newText });
    };
    return [{ page, component, label, pieces: [text], write }];
  });
  const parts = component.components().models.filter((child) => isInline(child) && !isTextNode(child));
  return [...ownSources, ...parts.flatMap((part) => attributeSources(page, part, links))];
}
