import type { Editor } from "grapesjs";
import { CANVAS_ID, onCanvasDocument } from "@/components/editor/canvas-pages";
import { componentAt } from "@/components/editor/component-at";

/** Where a menu opens, in the window, and the element in which focus is afterwards. */
export type MenuPlace = { box: DOMRect; opener: HTMLElement | null };

/** Elements of our page that open the menu. */
const OPENERS = `#${CANVAS_ID}, [role=treeitem]`;

/**
 * Selects the element for which the user asks for a menu, on the page or in the layers, and calls `open`. With Shift,
 * and in a text that is being edited, the browser's own menu opens. Returns the function that ends it.
 */
export function onContextMenu(engine: Editor, open: (place: MenuPlace) => void): () => void {
  const isForBrowser = (event: MouseEvent) => (event.shiftKey && !isByKey(event)) || Boolean(engine.getEditing());

  function openOnPage(event: MouseEvent) {
    if (isForBrowser(event)) return;
    event.preventDefault();
    if (!isByKey(event)) engine.select(componentAt(event.target as Element) ?? undefined);
    const selected = engine.getSelected()?.getEl();
    const box = isByKey(event) && selected ? selected.getBoundingClientRect() : pointOf(event);
    open({ box: inWindow(engine, box), opener: document.getElementById(CANVAS_ID) });
  }

  function openInPanels(event: MouseEvent) {
    const opener = (event.target as Element).closest<HTMLElement>(OPENERS);
    if (!opener || isForBrowser(event)) return;
    event.preventDefault();
    opener.click(); // selects the element of a row in the layers
    open({ box: isByKey(event) ? opener.getBoundingClientRect() : pointOf(event), opener });
  }

  document.addEventListener("contextmenu", openInPanels);
  const stopListening = onCanvasDocument(engine, (page) => {
    page.addEventListener("contextmenu", openOnPage);
    return () => page.removeEventListener("contextmenu", openOnPage);
  });
  return () => {
    document.removeEventListener("contextmenu", openInPanels);
    stopListening();
  };
}

/** Whether the menu was asked for by a key, such as Shift+F10: then there is no pointer. */
const isByKey = (event: MouseEvent) => event.button !== 2;

const pointOf = ({ clientX, clientY }: MouseEvent) => new DOMRect(clientX, clientY, 0, 0);

/** Converts a box of the canvas's page, which may be shown smaller or larger, to one of the window. */
function inWindow(engine: Editor, { left, top, width, height }: DOMRect): DOMRect {
  const frame = engine.Canvas.getFrameEl().getBoundingClientRect();
  const zoom = engine.Canvas.getZoomDecimal();
  return new DOMRect(frame.left + left * zoom, frame.top + top * zoom, width * zoom, height * zoom);
}
