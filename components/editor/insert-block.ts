import type { Component, Editor } from "grapesjs";
import { blockContent } from "@/components/editor/block-content";
import {
  addMissingRules,
  canHold,
  fitsContent,
  insertAfterSelected,
  insertInto,
  showComponent,
} from "@/components/editor/component-actions";
import { giveFreeNames } from "@/components/editor/field-names";
import { insertField } from "@/components/editor/insert-field";
import { chooseFile } from "@/components/editor/links/choose-file";
import { isSection } from "@/components/editor/nesting";
import type { DocumentRule } from "@/lib/site-pages/document";

/**
 * An element or a section to add, with the CSS rules of its classes. `asks`: what is chosen once it is added. `within`:
 * the only place in which it makes sense.
 */
export type Block = { html: string; rules: readonly DocumentRule[]; asks?: "file"; within?: "form" };

/**
 * Adds a block inside the selected element if that is an empty box or holds only one, otherwise after the element. A
 * section is added after the top-level element that is or contains the selected element or, if nothing is selected,
 * after the section in view. If nothing or the page itself is selected, other blocks are added at the end of the page.
 * A field is added to the form that is or contains the selected element, or to the page's first form; returns null if
 * there is none. The CSS rules of a block are added unless the document already has styles for their classes.
 */
export function insertBlock(engine: Editor, block: Block): Component | null {
  const added = insertContent(engine, block);
  if (added && block.asks) void chooseFile(engine, added);
  return added;
}

function insertContent(engine: Editor, { html, rules, within }: Block): Component | null {
  const content = blockContent(engine, html);
  if (within) return insertField(engine, content, rules);
  addMissingRules(engine, rules);
  const selected = engine.getSelected();
  if (content[0] && isSection(content[0])) return insertSection(engine, content);
  const box = selected ? emptyBoxIn(selected) : null;
  return box && fitsContent(engine, content, box)
    ? insertInto(engine, box, content)
    : insertAfterSelected(engine, content);
}

/**
 * Adds a section after the one that is or contains the selected element or, if nothing is selected, after the one in
 * view, but above the footer. The first header is added at the top of the page, the first footer at its end.
 */
export function insertSection(engine: Editor, content: object | object[]): Component | null {
  const root = engine.getWrapper();
  const [{ tagName }] = [content].flat() as [{ tagName?: unknown }];
  const [last] = root?.components().models.slice(-1) ?? [];
  const before = sectionBefore(engine, tagName);
  if (before) {
    engine.select(before);
    return insertAfterSelected(engine, content);
  }
  const isFirst = tagName === "header" || (tagName !== "footer" && last?.tagName === "footer");
  const [added] = root?.append(content, isFirst ? { at: 0 } : {}) ?? [];
  if (added) showComponent(engine, added);
  return added ?? null;
}

/** The element after which a section with this tag is added. Undefined for the beginning or the end of the page. */
function sectionBefore(engine: Editor, tag: unknown): Component | undefined {
  const parts = engine.getWrapper()?.components().models ?? [];
  const isFirstOfItsKind = !parts.some(({ tagName }) => tagName === tag);
  if (tag === "header" && isFirstOfItsKind)
    return parts.findLast((part, index) => isLink(part) && parts.slice(0, index).every(isLink));
  if (tag === "footer" && isFirstOfItsKind) return parts.at(-1);
  const selected = engine.getSelected();
  const top = (selected && topLevelOf(selected)) ?? sectionInView(engine);
  if (top?.tagName !== "footer") return top;
  const above = top
    .parent()
    ?.components()
    .at(top.index() - 1);
  return top.index() > 0 && above ? topLevelOf(above) : undefined;
}

/** The link that skips the menu stands before the header. */
const isLink = (part: Component) => part.tagName === "a";

/** Stops listening for the drop of the current drag. */
let stopListening: (() => void) | undefined;

/** The props of a button that let the user drag its block onto the canvas. */
export const dragPropsOf = (engine: Editor, { html, rules, asks }: Block) => ({
  draggable: true,
  onDragStart() {
    const finish = (_: unknown, dropped: Component | Component[]) => {
      addMissingRules(engine, rules);
      const parts = [dropped].flat();
      const [first] = parts;
      giveFreeNames(parts.filter(Boolean));
      if (first) showComponent(engine, first);
      if (first && asks) void chooseFile(engine, first);
    };
    engine.on("canvas:drop", finish);
    stopListening = () => engine.off("canvas:drop", finish);
    engine.Canvas.startDrag({ content: blockContent(engine, html)[0] });
  },
  onDragEnd() {
    engine.Canvas.endDrag();
    stopListening?.();
  },
});

/**
 * The direct child of the page, or of its `<main>`, that is or contains the component. For `<main>` itself, its last
 * child, or `<main>` if it is empty. Undefined for the page.
 */
function topLevelOf(component: Component): Component | undefined {
  if (component.get("tagName") === "main") return component.getLastChild() ?? component;
  const path = [component, ...component.parents()];
  const root = path.findIndex((item) => item.get("type") === "wrapper" || item.get("tagName") === "main");
  return root > 0 ? path[root - 1] : undefined;
}

/**
 * The last section whose top is in the upper half of the canvas or above it, or the last section before the footer if
 * there is no canvas. Undefined for a page without sections.
 */
function sectionInView(engine: Editor): Component | undefined {
  const parts = engine.getWrapper()?.components().models ?? [];
  const main = parts.find((part) => part.tagName === "main");
  const sections = (main?.components().models ?? parts).filter((part) => part.tagName !== "footer");
  const middle = (engine.Canvas.getWindow()?.innerHeight ?? 0) / 2;
  const isBelow = (part: Component) => (part.getEl()?.getBoundingClientRect().top ?? 0) > middle;
  return sections.findLast((part) => !isBelow(part)) ?? main;
}

/** The component if it is an empty box, or the one in it that is, such as the column of a new section. */
function emptyBoxIn(component: Component): Component | null {
  if (component.get("type") === "wrapper" || !canHold(component)) return null;
  const [first, second] = component.components().models;
  if (!first) return component;
  return second ? null : emptyBoxIn(first);
}
