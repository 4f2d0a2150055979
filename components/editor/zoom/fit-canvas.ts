import type { Editor } from "grapesjs";
import { adaptDesktopWidth, frameWidth } from "@/components/editor/frame-width";
import { readZoomChoice } from "@/components/editor/zoom/zoom-choice";

/** Space beside the page, which keeps its edges visible. */
const GAP_PX = 32;

/** With less zoom, texts of a page are hard to read. */
const READABLE_ZOOM = 0.85;

/** The events after which the page is fitted into the canvas. */
export const FIT_EVENTS = "device:select change:device page:select canvas:frame:load frame:updated";

/** The part of the canvas that is visible. It scrolls sideways if the page is wider. */
export function canvasViewport(engine: Editor): HTMLElement {
  const container = engine.getContainer() as HTMLElement;
  return container.parentElement ?? container;
}

/**
 * Shows the page in the chosen size. With the choice "fit", its whole width is visible and it is never enlarged; on a
 * narrow canvas, the page is laid out for a narrower desktop, so that it can be read.
 */
export function fitCanvas(engine: Editor): void {
  const container = engine.getContainer() as HTMLElement;
  const visibleWidth = canvasViewport(engine).clientWidth;
  const availableWidth = visibleWidth - GAP_PX;
  if (availableWidth <= 0) return;
  const choice = readZoomChoice();
  adaptDesktopWidth(engine, choice === "fit" ? availableWidth / READABLE_ZOOM : Number.POSITIVE_INFINITY);
  const width = frameWidth(engine);
  const fittingZoom = width > 0 ? Math.min(1, availableWidth / width) : 1;
  const zoom = choice === "fit" ? fittingZoom : choice / 100;
  container.style.width = `${Math.max(visibleWidth, Math.ceil(width * zoom) + GAP_PX)}px`;
  container.style.setProperty("--canvas-zoom", String(zoom));
  engine.Canvas.setZoom(zoom * 100);
  engine.refresh();
}
