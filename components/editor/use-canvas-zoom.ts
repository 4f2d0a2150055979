"use client";

import type { Editor } from "grapesjs";
import { useEffect } from "react";
import { frameWidth } from "@/components/editor/frame-width";

/** Space beside the page, which keeps its edges visible. */
const GAP_PX = 32;

/** Keeps the page zoomed out far enough to show its whole width. */
export function useCanvasZoom(engine: Editor | null, container: HTMLElement | null): void {
  useEffect(() => {
    if (!engine || !container) return;
    const fit = () => fitCanvas(engine, container);
    const observer = new ResizeObserver(fit);
    observer.observe(container);
    engine.on(FIT_EVENTS, fit);
    return () => {
      observer.disconnect();
      engine.off(FIT_EVENTS, fit);
    };
  }, [engine, container]);
}

/** Zooms out until the whole width of the page is visible. Never enlarges the page. */
export function fitCanvas(engine: Editor, container: HTMLElement): void {
  const width = frameWidth(engine);
  const availableWidth = container.clientWidth - GAP_PX;
  const zoom = width > 0 && availableWidth > 0 ? Math.min(1, availableWidth / width) : 1;
  container.style.setProperty("--canvas-zoom", String(zoom));
  engine.Canvas.setZoom(zoom * 100);
  engine.refresh();
}

/** The events after which the page is fitted into the canvas. */
export const FIT_EVENTS = "device:select change:device page:select canvas:frame:load frame:updated";
