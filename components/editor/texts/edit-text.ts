import type { Component, Editor } from "grapesjs";
import { openTextOf } from "@/components/editor/texts/open-text";
import type { TextRange } from "@/components/editor/texts/pieces";

/** Selects the component and lets its text be edited. */
export function beginEditing(engine: Editor, component: Component, event?: MouseEvent): void {
  engine.select(component);
  component.trigger("active", event);
}

/** Edits the text of a component, and selects a part of it. Its end by default. */
export async function editAt(engine: Editor, component: Component, range?: TextRange): Promise<void> {
  const opened = new Promise<void>((resolve) => component.once("rte:enable", () => resolve()));
  beginEditing(engine, component);
  await opened;
  const text = openTextOf(engine)?.text;
  if (!text) return;
  const end = text.pieces.reduce((sum, piece) => sum + piece.text.length, 0);
  text.select(range ?? { from: end, to: end });
  text.focus();
}
