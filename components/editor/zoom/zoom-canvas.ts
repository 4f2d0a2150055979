import type { Editor } from "grapesjs";
import { canvasViewport, fitCanvas } from "@/components/editor/zoom/fit-canvas";
import { writeZoomChoice, type ZoomChoice } from "@/components/editor/zoom/zoom-choice";

/** A point of our own page, in CSS pixels. */
export type Point = { x: number; y: number };

/** How much of the canvas a selected element fills when it is zoomed to. */
const SELECTION_SHARE = 0.9;

/** Changes the zoom. What is shown at the point, by default the middle of the canvas, stays there. */
export function zoomCanvas(engine: Editor, choice: ZoomChoice, point: Point = middleOf(engine)): void {
  const held = pagePointAt(engine, point);
  writeZoomChoice(choice);
  fitCanvas(engine);
  scrollPage(engine, held, point);
}

/** Zooms so that the selected element fills the canvas. */
export function zoomToSelected(engine: Editor): void {
  const element = engine.getSelected()?.getEl();
  const page = engine.Canvas.getWindow();
  if (!element || !page) return;
  const { left, top, width, height } = element.getBoundingClientRect();
  const { clientWidth, clientHeight } = canvasViewport(engine);
  if (width === 0 || height === 0) return;
  writeZoomChoice(100 * SELECTION_SHARE * Math.min(clientWidth / width, clientHeight / height));
  fitCanvas(engine);
  const center = { x: page.scrollX + left + width / 2, y: page.scrollY + top + height / 2 };
  scrollPage(engine, center, middleOf(engine));
}

/** Moves the page under the pointer, by CSS pixels of our own page. */
export function panCanvas(engine: Editor, { x, y }: Point): void {
  canvasViewport(engine).scrollLeft -= x;
  engine.Canvas.getWindow()?.scrollBy({ top: -y / zoomOf(engine), behavior: "instant" });
}

/** The point of our own page at which a point of the canvas's page is shown. */
export function pointOfCanvas(engine: Editor, { x, y }: Point): Point {
  const { left, top } = engine.Canvas.getFrameEl().getBoundingClientRect();
  return { x: left + x * zoomOf(engine), y: top + y * zoomOf(engine) };
}

const zoomOf = (engine: Editor): number => engine.Canvas.getZoom() / 100;

function middleOf(engine: Editor): Point {
  const { left, top, width, height } = canvasViewport(engine).getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** What the canvas's page shows at a point, in its own CSS pixels from its start. */
function pagePointAt(engine: Editor, { x, y }: Point): Point {
  const { left, top } = engine.Canvas.getFrameEl().getBoundingClientRect();
  const page = engine.Canvas.getWindow();
  const zoom = zoomOf(engine);
  return { x: page.scrollX + (x - left) / zoom, y: page.scrollY + (y - top) / zoom };
}

/** Scrolls so that a point of the canvas's page is shown at a point of ours. */
function scrollPage(engine: Editor, held: Point, point: Point): void {
  const shown = pagePointAt(engine, point);
  const zoom = zoomOf(engine);
  canvasViewport(engine).scrollLeft += (held.x - shown.x) * zoom;
  engine.Canvas.getWindow().scrollBy({ top: held.y - shown.y, behavior: "instant" });
  engine.refresh();
}
