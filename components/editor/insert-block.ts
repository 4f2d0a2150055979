import type { Component, Editor } from "grapesjs";
import { addMissingRules, canHold, insertAfterSelected, showComponent } from "@/components/editor/component-actions";

type Block = { html: string; css?: string | undefined };

const SECTION = /^<(?:section|header|footer)\b/;

/**
 * Adds a block: into the selected element if it is an empty box, else after it. A section is added after the section
 * that the selected element is in. Its styles are added unless the document has styles for the same classes.
 */
export function insertBlock(engine: Editor, { html, css }: Block): Component | null {
  addBlockRules(engine, css);
  const selected = engine.getSelected();
  if (SECTION.test(html)) engine.select(selected && topLevelOf(selected));
  else if (selected && isEmptyBox(selected)) return appendTo(engine, selected, html);
  return insertAfterSelected(engine, html);
}

function addBlockRules(engine: Editor, css: string | undefined): void {
  if (css) addMissingRules(engine, engine.Parser.parseCss(css).map(plainRule));
}

/** The attributes of a button that can be dragged onto the canvas. */
export const dragBlock = (engine: Editor, { html, css }: Block) => ({
  draggable: true,
  onDragStart: () => engine.Canvas.startDrag({ content: html }),
  onDragEnd() {
    const dropped = engine.Canvas.getLastDragResult();
    engine.Canvas.endDrag();
    if (!dropped) return;
    addBlockRules(engine, css);
    showComponent(engine, dropped);
  },
});

/** The engine's parser returns names of selectors as texts or objects. */
function plainRule({ selectors, ...rule }: { selectors?: unknown }) {
  const names = Array.isArray(selectors) ? selectors : [];
  return {
    ...rule,
    selectors: names.map((name) => (typeof name === "string" ? name : (name as { name: string }).name)),
  };
}

/** The ancestor that is directly in the page, or in its main part. */
function topLevelOf(component: Component): Component | undefined {
  const path = [component, ...component.parents()];
  const root = path.findIndex((item) => item.get("type") === "wrapper" || item.get("tagName") === "main");
  return root > 0 ? path[root - 1] : undefined;
}

const isEmptyBox = (component: Component) =>
  component.get("type") !== "wrapper" && canHold(component) && component.components().length === 0;

function appendTo(engine: Editor, parent: Component, html: string): Component | null {
  const [added] = parent.append(html);
  if (added) showComponent(engine, added);
  return added ?? null;
}
