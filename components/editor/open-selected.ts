import type { Component, Editor } from "grapesjs";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { embedKind } from "@/components/editor/embeds/embed";

/** Elements that hide their content until they are open. */
const CLOSABLE_TAGS: ReadonlySet<string> = new Set(["details", "dialog"]);

/**
 * Opens the answers and dialogs that are or contain the selected element, in the canvas only, so that one sees what one
 * selects. They close again when the selection leaves them. Returns the function that ends it.
 */
export function openSelected(engine: Editor): () => void {
  let opened: readonly Component[] = [];

  function update() {
    const selected = engine.getSelected();
    const path = selected ? [selected, ...selected.parents()] : [];
    const wanted = path.filter((part) => CLOSABLE_TAGS.has(part.tagName) && !hidesSelected(part, selected));
    for (const part of opened) if (!wanted.includes(part)) drawAsStored(part);
    for (const part of wanted) part.getEl()?.setAttribute("open", "");
    opened = wanted;
  }

  engine.on(EVENTS, update);
  const stopPreventing = onCanvasDocument(engine, (page) => {
    page.addEventListener("click", preventToggle, { capture: true });
    return () => page.removeEventListener("click", preventToggle, { capture: true });
  });
  return () => {
    engine.off(EVENTS, update);
    stopPreventing();
  };
}

/** An open embed shows its frame instead of its picture and words. */
const hidesSelected = (part: Component, selected: Component | undefined) =>
  embedKind(part) !== undefined && selected?.tagName !== "iframe";

/** The engine draws an element anew when its attributes change. */
const EVENTS = "component:selected component:deselected component:update:attributes component:mount undo redo";

/** A click on a question selects it, which opens its answer. The browser would close it again. */
function preventToggle(event: MouseEvent): void {
  if ((event.target as Element).closest("summary")) event.preventDefault();
}

/** Opens or closes an element as its document says, and those that its opening has closed. */
function drawAsStored(part: Component): void {
  const { name } = part.getAttributes();
  const group =
    name === undefined
      ? [part]
      : (part
          .parents()
          .at(-1)
          ?.find(`details[name="${CSS.escape(String(name))}"]`) ?? []);
  for (const each of group) each.getEl()?.toggleAttribute("open", isOpenInDocument(each));
}

function isOpenInDocument(component: Component): boolean {
  const open: unknown = component.getAttributes().open;
  return open !== undefined && open !== false;
}
