import type { Editor } from "grapesjs";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { canvasViewport } from "@/components/editor/zoom/fit-canvas";
import { panCanvas } from "@/components/editor/zoom/zoom-canvas";

const MIDDLE_BUTTON = 1;

/**
 * Moves the page by dragging with the middle button, or with any button while Space is held. `data-pan` on the canvas
 * says so to its styles: the page then takes no pointer.
 */
export function listenToPanning(engine: Editor): () => void {
  const viewport = canvasViewport(engine);

  function holdSpace(event: KeyboardEvent) {
    if (event.code !== "Space" || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const isOver = viewport.matches(":hover");
    if (engine.getEditing() || !(isFree(event.target) || (isOver && !isForFocused(event.target)))) return;
    event.preventDefault(); // the page would scroll
    viewport.dataset.pan = "ready";
  }

  function releaseSpace(event: { code?: string; preventDefault?: () => void }) {
    if (event.code !== "Space" && event.code !== undefined) return;
    if (viewport.dataset.pan) event.preventDefault?.(); // the button that has focus would be pressed
    delete viewport.dataset.pan;
  }

  function press(event: PointerEvent) {
    const isReady = viewport.dataset.pan !== undefined;
    if (event.button !== MIDDLE_BUTTON && !isReady) return;
    event.preventDefault();
    event.stopPropagation();
    drag(engine, event);
  }

  const listen = (page: Document) => {
    const pressed = page === document ? viewport : page;
    page.addEventListener("keydown", holdSpace);
    page.addEventListener("keyup", releaseSpace);
    pressed.addEventListener("pointerdown", press as EventListener, true);
    pressed.addEventListener("mousedown", preventScrolling as EventListener);
    return () => {
      page.removeEventListener("keydown", holdSpace);
      page.removeEventListener("keyup", releaseSpace);
      pressed.removeEventListener("pointerdown", press as EventListener, true);
      pressed.removeEventListener("mousedown", preventScrolling as EventListener);
    };
  };
  const stops = [listen(document), onCanvasDocument(engine, listen)];
  window.addEventListener("blur", releaseSpace as EventListener);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener("blur", releaseSpace as EventListener);
  };
}

/** Whether nothing on our page has focus that uses Space. */
function isFree(target: EventTarget | null): boolean {
  const element = target as HTMLElement | null;
  if (element?.ownerDocument === document) return element === document.body || element.id === "main";
  return element?.matches?.("input, textarea, select, button, summary") !== true;
}

/** Whether Space belongs to what has focus: a field, or what was reached by the keyboard. */
const isForFocused = (target: EventTarget | null): boolean =>
  (target as HTMLElement | null)?.matches?.(":focus-visible, input, textarea, select, [contenteditable=true]") === true;

/** Keeps the browser from its own scrolling by the middle button. */
function preventScrolling(event: MouseEvent): void {
  if (event.button === MIDDLE_BUTTON) event.preventDefault();
}

/** Moves the page with the pointer until it is released. */
function drag(engine: Editor, start: PointerEvent): void {
  const target = start.target as Element;
  let [x, y] = [start.screenX, start.screenY];
  function move(event: Event) {
    const { screenX, screenY } = event as PointerEvent;
    panCanvas(engine, { x: screenX - x, y: screenY - y });
    [x, y] = [screenX, screenY];
  }
  function end() {
    target.removeEventListener("pointermove", move);
    target.removeEventListener("pointerup", end);
    target.removeEventListener("pointercancel", end);
  }
  target.setPointerCapture(start.pointerId);
  target.addEventListener("pointermove", move);
  target.addEventListener("pointerup", end);
  target.addEventListener("pointercancel", end);
}
