import type { Component } from "grapesjs";
import { watchWords } from "@/components/editor/links/follow-words";
import type { ListItem } from "@/components/editor/lists/find-list";
import type { DocumentComponent } from "@/lib/site-pages/document";
import { isWholeText, leadingSpace, textRuns, trailingSpace } from "@/lib/site-pages/separate-texts";

/** A text of an item. */
export type ItemText = {
  /** Unique among the texts of the page. */
  id: string;
  /** The element that contains the text, and perhaps others. */
  element: Component;
  words: string;
  /** The words with their line breaks. */
  lines: string;
  /**
   * Replaces the text, which can have line breaks. Null if it contains links or other formatting, which a plain field
   * would remove.
   */
  write: ((words: string) => void) | null;
};

/** The texts of an item, in the order in which visitors read them. */
export const textsOf = (item: ListItem): ItemText[] => item.flatMap(textsIn);

function textsIn(component: Component): ItemText[] {
  const parts = component.components().models;
  if (component.get("type") === "custom-code" || SILENT_TAGS.has(component.tagName)) return [];
  if (component.tagName === "option" || isEmptyText(component) || isWholeText(json(component)))
    return [
      {
        id: component.cid,
        element: component,
        words: wordsIn(component),
        lines: tidyLines(rawWords(component)),
        write: parts.every(isPlain) ? writer(component) : null,
      },
    ];
  const runs = textRuns(json(component));
  return parts.flatMap((part, index): ItemText[] => {
    const run = runs.find(({ start, end }) => index >= start && index < end);
    if (!run) return isTextNode(part) ? [] : textsIn(part);
    if (index > run.start) return [];
    const inRun = parts.slice(run.start, run.end);
    const write = inRun.length === 1 && isTextNode(part) ? (words: string) => writeNode(part, words) : null;
    const raw = inRun.map(rawWords).join("");
    // the part itself is replaced by each change
    return [{ id: `${component.cid} ${index}`, element: component, words: tidy(raw), lines: tidyLines(raw), write }];
  });
}

/** Elements without words of their own, or whose words are no text of the page. */
const SILENT_TAGS: ReadonlySet<string> = new Set(["svg", "select", "datalist", "textarea", "iframe", "video", "audio"]);

const isTextNode = (component: Component) => component.get("type") === "textnode";
/** Whether a plain field can show a part of a text. */
const isPlain = (component: Component) => isTextNode(component) || component.tagName === "br";
const isEmptyText = (component: Component) => component.isInstanceOf("text") && component.components().length === 0;
const json = (component: Component) => JSON.parse(JSON.stringify(component)) as DocumentComponent;
const tidy = (words: string) => words.replace(/\s+/g, " ").trim();

const tidyLines = (words: string) => words.split("\n").map(tidy).join("\n").trim();

const rawWords = (component: Component): string => {
  if (isTextNode(component)) return String(component.get("content") ?? "").replace(/\s+/g, " ");
  return component.tagName === "br" ? "\n" : component.components().models.map(rawWords).join("");
};

/** The words in a component, in one line. */
const wordsIn = (component: Component): string => tidy(rawWords(component));

const writer = (element: Component) => (words: string) => {
  const parts = element.components().models;
  const [first, last] = [parts.at(0), parts.at(-1)];
  const before = leadingSpace(first && json(first));
  const after = trailingSpace(last && json(last));
  const updateLinks = watchWords([element]);
  element.components(words === "" ? [] : nodesOf(before + words + after));
  updateLinks();
};

/** Replaces the text node, because the canvas does not show a change to its content. */
function writeNode(node: Component, words: string): void {
  const before = leadingSpace(json(node));
  const after = trailingSpace(json(node));
  const updateLinks = watchWords([node]);
  node.replaceWith(nodesOf(before + words + after) as never);
  updateLinks();
}

/** Text nodes for the lines of a text, and the breaks between them. An empty line has no node. */
const nodesOf = (text: string): object[] =>
  text
    .split("\n")
    .flatMap((content, index) => [
      ...(index > 0 ? [{ tagName: "br" }] : []),
      ...(content === "" ? [] : [{ type: "textnode", content }]),
    ]);

/** Replaces a text, its formatting included. */
export function replaceText({ element, write }: ItemText, words: string): void {
  if (write) write(words);
  else element.components([{ type: "textnode", content: words }]);
}
