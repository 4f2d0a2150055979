import type { Editor } from "grapesjs";
import { onCanvasDocument } from "@/components/editor/canvas-pages";
import { canvasViewport } from "@/components/editor/zoom/fit-canvas";
import { type Point, pointOfCanvas, zoomCanvas } from "@/components/editor/zoom/zoom-canvas";

/** The natural logarithm of the zoom per pixel of the wheel: a notch of 100 px changes the zoom by about a fifth. */
const ZOOM_PER_PIXEL = 0.002;
const PIXELS_PER_LINE = 16;
const WHEEL_PX_MAX = 120;

/** Zooms at the pointer while Ctrl (on a Mac also Command) is held, as a pinch on a trackpad is told. */
export function listenToZoomWheel(engine: Editor): () => void {
  function zoom(event: WheelEvent, point: Point) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const pixels = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? event.deltaY * PIXELS_PER_LINE : event.deltaY;
    const limited = Math.min(WHEEL_PX_MAX, Math.max(-WHEEL_PX_MAX, pixels));
    const percent = engine.Canvas.getZoom() * Math.exp(-limited * ZOOM_PER_PIXEL);
    zoomCanvas(engine, limited < 0 ? Math.ceil(percent) : Math.floor(percent), point);
  }

  const viewport = canvasViewport(engine);
  const inOurPage = (event: WheelEvent) => zoom(event, { x: event.clientX, y: event.clientY });
  const inCanvas = (event: WheelEvent) => zoom(event, pointOfCanvas(engine, { x: event.clientX, y: event.clientY }));
  viewport.addEventListener("wheel", inOurPage, { passive: false });
  const stopListeningToCanvas = onCanvasDocument(engine, (page) => {
    page.addEventListener("wheel", inCanvas, { passive: false });
    return () => page.removeEventListener("wheel", inCanvas);
  });
  return () => {
    viewport.removeEventListener("wheel", inOurPage);
    stopListeningToCanvas();
  };
}
