import { isWordMarker } from "@/components/editor/paste/foreign-lists";
import { type Format, formatOf } from "@/components/editor/paste/foreign-marks";
import { lineBreak, type Run } from "@/components/editor/paste/text-runs";

/** Elements that end the text before them. */
export const BLOCKS = [
  ...["address", "article", "aside", "blockquote", "center", "dd", "details", "div", "dl", "dt", "fieldset"],
  ...[
    "figcaption",
    "figure",
    "footer",
    "form",
    "h1",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "header",
    "hr",
    "li",
    "main",
    "nav",
  ],
  ...["ol", "p", "pre", "section", "summary", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul"],
].join();

const OMITTED = [
  ...[
    "script",
    "style",
    "template",
    "noscript",
    "iframe",
    "object",
    "embed",
    "svg",
    "math",
    "canvas",
    "audio",
    "video",
  ],
  ...["img", "input", "select", "textarea", "button", "title", "meta", "link"],
].join();

/** Whether nothing of an element is kept. */
export const isOmitted = (element: HTMLElement): boolean => element.matches(OMITTED) || isWordMarker(element);

/** The text in an element. Blocks in it begin on a line of their own. `skipped`: a selector of what is left out. */
export const runsIn = (element: Element, format: Format, skipped = ""): Run[] =>
  [...element.childNodes].flatMap((node) => runsOf(node, format, skipped));

export function runsOf(node: Node, around: Format, skipped = ""): Run[] {
  if (node.nodeType === Node.TEXT_NODE) return [{ ...around, text: spacesOf(node) }];
  if (node.nodeType !== Node.ELEMENT_NODE) return [];
  const element = node as HTMLElement;
  if (isOmitted(element) || (skipped && element.matches(skipped))) return [];
  if (element.tagName === "BR") return [lineBreak];
  const runs = runsIn(element, formatOf(element, around), skipped);
  return element.matches(BLOCKS) ? [lineBreak, ...runs, lineBreak] : runs;
}

/** The words of a text. A line break in HTML is a space. Safari writes spaces as `&nbsp;` in elements of a class. */
function spacesOf({ textContent, parentElement }: Node): string {
  const text = (textContent ?? "").replace(/[\t\r\n\f]/g, " ");
  return parentElement?.matches(".Apple-converted-space") ? text.replace(/\s/g, " ") : text;
}
