import type { Editor } from "grapesjs";

/** Space that stays above the edited text, so that its outline can be seen. */
const GAP_PX = 8;

/**
 * Scrolls the page by the height of what has just moved the canvas down, so that the edited text stays where it was on
 * the screen. Does less if the text would leave the canvas. Returns the function that scrolls back.
 */
export function keepInPlace(engine: Editor, element: HTMLElement, heightPx: number): () => void {
  const page = element.ownerDocument.defaultView;
  const zoom = engine.Canvas.getZoom() / 100 || 1;
  const room = Math.max(0, element.getBoundingClientRect().top - GAP_PX);
  const before = page?.scrollY ?? 0;
  page?.scrollBy({ top: Math.min(heightPx / zoom, room), behavior: "instant" });
  const moved = (page?.scrollY ?? 0) - before;
  return () => page?.scrollBy({ top: -moved, behavior: "instant" });
}
