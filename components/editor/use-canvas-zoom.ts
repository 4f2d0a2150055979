"use client";

import type { Editor } from "grapesjs";
import { useEffect } from "react";
import { frameWidth } from "@/components/editor/frame-width";

/** Space beside the page, so that its edges can be seen. */
const GAP_PX = 32;

/** Keeps the page zoomed out far enough to show its whole width. */
export function useCanvasZoom(engine: Editor | null, container: HTMLElement | null): void {
  useEffect(() => {
    if (!engine || !container) return;
    const fit = () => fitCanvas(engine, container);
    const size = new ResizeObserver(fit);
    size.observe(container);
    engine.on(FITTED, fit);
    return () => {
      size.disconnect();
      engine.off(FITTED, fit);
    };
  }, [engine, container]);
}

/** Zooms out until the whole width of the page is visible. Never enlarges the page. */
export function fitCanvas(engine: Editor, container: HTMLElement): void {
  const width = frameWidth(engine);
  const room = container.clientWidth - GAP_PX;
  const zoom = width > 0 && room > 0 ? Math.min(1, room / width) : 1;
  container.style.setProperty("--canvas-zoom", String(zoom));
  engine.Canvas.setZoom(zoom * 100);
  engine.refresh();
}

/** The events after which the page is fitted into the canvas. */
export const FITTED = "device:select change:device page:select canvas:frame:load frame:updated";
