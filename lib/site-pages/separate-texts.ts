import type { DocumentComponent } from "@/lib/site-pages/document";
import { classNames, componentsOf, tagOf, textOf } from "@/lib/site-pages/elements";
import { INLINE_TAGS } from "@/lib/site-pages/inline-tags";
import { isTextColor } from "@/lib/site-pages/text-colors";

/** Children of an element that are one text: words and the formatting in them. `end` is not included. */
export type TextRun = { start: number; end: number };

/**
 * Gives each text an element of its own, so that a change of the text cannot remove anything else: the words beside a
 * field, a picture or a part with a style of its own get a `<span>`. A `<span>` without a class changes no layout: in
 * rows and grids, words without an element are laid out as if they had one.
 */
export function separateTexts(component: DocumentComponent): DocumentComponent {
  if (isLeaf(component)) return component;
  const parts = componentsOf(component);
  if (parts.length === 0 || isWholeText(component)) return component;
  const runs = textRuns(component);
  const { type, ...rest } = component;
  return {
    ...(type !== undefined && type !== "text" && { type }),
    ...rest,
    ...(type === "text" && rest.tagName === undefined && { tagName: "div" }),
    components: parts.flatMap((part, index) => {
      const run = runs.find(({ start, end }) => index >= start && index < end);
      if (!run) return [separateTexts(part)];
      return index === run.start ? textSpan(parts.slice(run.start, run.end)) : [];
    }),
  };
}

/** The space around the words stays beside them, where typing over the words does not remove it. */
function textSpan(parts: readonly DocumentComponent[]): DocumentComponent[] {
  const { before, components, after } = withoutOuterSpace(parts);
  return [...spaceNode(before), { type: "text", tagName: "span", components }, ...spaceNode(after)];
}

const spaceNode = (content: string): DocumentComponent[] => (content === "" ? [] : [{ type: "textnode", content }]);

type SpacedText = { before: string; components: readonly DocumentComponent[]; after: string };

function withoutOuterSpace(parts: readonly DocumentComponent[]): SpacedText {
  const components = [...parts];
  const before = leadingSpace(components[0]);
  if (before !== "") components[0] = { ...components[0], content: textOf(components[0] ?? {}).slice(before.length) };
  const last = components.at(-1);
  const after = trailingSpace(last);
  if (after !== "")
    components[components.length - 1] = { ...last, content: textOf(last ?? {}).slice(0, -after.length) };
  return { before, components, after };
}

/** The spaces at the start of a text, and at its end. */
export const leadingSpace = (part: DocumentComponent | undefined): string => {
  const text = part?.type === "textnode" ? textOf(part) : "";
  return text.slice(0, text.length - text.trimStart().length);
};
export const trailingSpace = (part: DocumentComponent | undefined): string =>
  part?.type === "textnode" ? textOf(part).slice(textOf(part).trimEnd().length) : "";

/** Whether everything in an element is one text. */
export function isWholeText(component: DocumentComponent): boolean {
  const parts = componentsOf(component);
  return !isLeaf(component) && parts.every(isFormatting) && parts.some(hasOwnWords);
}

/** The texts directly in an element, without those that are only spaces. */
export function textRuns(component: DocumentComponent): TextRun[] {
  if (isLeaf(component)) return [];
  const parts = componentsOf(component);
  const runs: TextRun[] = [];
  for (const [index, part] of parts.entries()) {
    const last = runs.at(-1);
    if (!isFormatting(part)) continue;
    if (last?.end === index) last.end += 1;
    else runs.push({ start: index, end: index + 1 });
  }
  return runs
    .map(({ start, end }) => withoutSpaceNodes(parts, start, end))
    .filter(({ start, end }) => parts.slice(start, end).some(hasOwnWords));
}

function withoutSpaceNodes(parts: readonly DocumentComponent[], first: number, afterLast: number): TextRun {
  const isSpace = (index: number) => parts[index]?.type === "textnode" && textOf(parts[index]).trim() === "";
  let [start, end] = [first, afterLast];
  while (start < end && isSpace(start)) start += 1;
  while (end > start && isSpace(end - 1)) end -= 1;
  return { start, end };
}

/** Elements whose content is no text of the page, or one that only the engine of the browser lays out. */
const LEAF_TAGS: ReadonlySet<string | null> = new Set([null, "svg", "select", "option", "textarea", "iframe"]);

const isLeaf = (component: DocumentComponent): boolean =>
  component.type === "textnode" || component.type === "custom-code" || LEAF_TAGS.has(tagOf(component));

/** Whether a component is part of the text around it: words, or an element that only formats words. */
export function isFormatting(component: DocumentComponent): boolean {
  if (component.type === "textnode") return true;
  const tag = tagOf(component);
  if (isLeaf(component) || tag === null || !INLINE_TAGS.has(tag)) return false;
  return !hasOwnStyle(component, tag) && componentsOf(component).every(isFormatting);
}

/** Whether an element has a style of its own, like the price in a row. A link in a text may have one. */
const hasOwnStyle = (component: DocumentComponent, tag: string): boolean =>
  tag !== "a" && classNames(component.classes).length > 0 && !isColoredWords(component);

/** Whether an element only gives words a colour. */
const isColoredWords = (component: DocumentComponent): boolean =>
  tagOf(component) === "span" && isTextColor(classNames(component.classes));

/** Whether the words of a part belong to the element around it. A link or a span alone is a text of its own. */
function hasOwnWords(part: DocumentComponent): boolean {
  if (part.type === "textnode") return /\S/.test(textOf(part));
  const tag = tagOf(part);
  const isAlone = tag === "a" || (tag === "span" && !isColoredWords(part));
  return !isAlone && componentsOf(part).some(hasOwnWords);
}
